/**
 * Parts of a paragraph that can only be kept or replaced as a whole: fields, formulas, ruby, controls with a caption. In: a paragraph
 * and its leaves. Out: the units of its text, in order: runs that may be cut, and atoms that may not.
 */
import { childElements, childNamed, descendants, replaceByAll, type XmlElement } from '../xml/xml-tree.ts';
import type { Leaf } from './old-paragraph.ts';
import type { WordElements } from './package/word-elements.ts';

export interface Unit {
  /** In the paragraph's own text. */
  readonly start: number;
  readonly end: number;
  /** Children of the paragraph or of a transparent element in it: one run, or all nodes of an atom. */
  readonly nodes: readonly XmlElement[];
  readonly isAtom: boolean;
}

/** Elements that may surround runs as a mere frame. */
const transparent = new Set([
  'w:hyperlink',
  'w:sdt',
  'w:sdtContent',
  'w:smartTag',
  'w:customXml',
  'w:dir',
  'w:bdo',
  'w:ins',
]);

/** Converts simple fields to complex ones, which can be in a tracked deletion. Leaves do not change. */
export function writeOutSimpleFields(word: WordElements, paragraph: XmlElement): void {
  for (const field of [...contentNodes(paragraph)].filter(({ name }) => name === 'w:fldSimple')) {
    const instruction = word.attribute(field, 'instr') ?? '';
    const mark = (type: string): XmlElement =>
      word.element('r', {}, [word.element('fldChar', { fldCharType: type })]);
    const instructionText = word.element('instrText', { 'xml:space': 'preserve' }, [
      { kind: 'text', text: instruction },
    ]);
    replaceByAll(field, [
      mark('begin'),
      word.element('r', {}, [instructionText]),
      mark('separate'),
      ...childElements(field).filter(({ name }) => name !== 'w:fldData'),
      mark('end'),
    ]);
  }
}

export function findUnits(paragraph: XmlElement, leaves: readonly Leaf[]): readonly Unit[] {
  const nodes = [...contentNodes(paragraph)];
  const groups = groupFields(nodes);
  const lengths = lengthsOf(leaves, nodes);
  const units: Unit[] = [];
  let at = 0;
  for (const group of groups) {
    const length = group.nodes.reduce((sum, node) => sum + (lengths.get(node) ?? 0), 0);
    const isAtom = group.isField || group.nodes.some((node) => node.name !== 'w:r' || hasInnerText(node));
    units.push({ start: at, end: at + length, nodes: group.nodes, isAtom });
    at += length;
  }
  return units;
}

/** A field that begins or ends in another paragraph: its marks must not move. */
export function hasOpenField(node: XmlElement): boolean {
  return [...descendants(node)].some(({ name }) => name === 'w:fldChar' || name === 'w:instrText');
}

/** The runs and other content of a paragraph in order, including those in frames, without the frames themselves. */
function* contentNodes(container: XmlElement): Generator<XmlElement> {
  for (const child of childElements(container)) {
    if (transparent.has(child.name)) yield* contentNodes(child);
    else if (!notContent.test(child.name)) yield child;
  }
}

const notContent =
  /^w:(?:pPr|sdtPr|sdtEndPr|smartTagPr|customXmlPr|bookmark.*|proofErr|comment.*|perm.*|move.*Range.*)$/;

/** Text of a control is the caption in a part of its own: there is nothing to cut. */
function hasInnerText(run: XmlElement): boolean {
  const object = childNamed(run, 'w:object');
  const control = object === undefined ? undefined : childNamed(object, 'w:control');
  return control !== undefined || childNamed(run, 'w:ruby') !== undefined;
}

/** From the run where a field begins to the one where it ends; a field that does not end here is not a group. */
function groupFields(nodes: readonly XmlElement[]): { nodes: XmlElement[]; isField: boolean }[] {
  const groups: { nodes: XmlElement[]; isField: boolean }[] = [];
  for (let index = 0; index < nodes.length; ) {
    const end = fieldEnd(nodes, index);
    const members = nodes.slice(index, end ?? index + 1);
    groups.push({ nodes: members, isField: end !== null });
    index += members.length;
  }
  return groups;
}

/** Index after the field that begins at a node; null when none begins there or it does not end. */
function fieldEnd(nodes: readonly XmlElement[], from: number): number | null {
  let depth = 0;
  for (let index = from; index < nodes.length; index++) {
    for (const type of fieldMarks(nodes[index])) {
      if (type === 'begin') depth++;
      else if (type === 'end') depth--;
      if (depth < 0) return null;
    }
    if (depth === 0) return index === from && fieldMarks(nodes[index]).length === 0 ? null : index + 1;
  }
  return null;
}

function fieldMarks(node: XmlElement | undefined): readonly string[] {
  if (node?.name !== 'w:r') return [];
  return childElements(node)
    .filter(({ name }) => name === 'w:fldChar')
    .map(({ attributes }) => [...attributes].find(([name]) => name.endsWith('fldCharType'))?.[1] ?? '');
}

function lengthsOf(leaves: readonly Leaf[], nodes: readonly XmlElement[]): ReadonlyMap<XmlElement, number> {
  const known = new Set(nodes);
  const lengths = new Map<XmlElement, number>();
  for (const { element, length } of leaves) {
    let node: XmlElement | null = element;
    while (node !== null && !known.has(node)) node = node.parent;
    if (node === null) throw new RangeError(`${element.name} stands in no content of its paragraph`);
    lengths.set(node, (lengths.get(node) ?? 0) + length);
  }
  return lengths;
}

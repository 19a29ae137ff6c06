/**
 * In: a part of a Word file. Out: the same part with every tracked change settled: accepted, rejected, or
 * both texts kept. Like Word: a paragraph whose end is removed continues in the next one and gets its format.
 */
import type { RevisionView } from '@wenjian/document';
import {
  childElements,
  childNamed,
  descendants,
  insertAllAt,
  removeElement,
  replaceByAll,
  replaceElement,
  setChildren,
  type XmlElement,
  type XmlNode,
  type XmlTree,
} from '../../xml/xml-tree.ts';
import type { WordPackage } from '../package/word-package.ts';

/** How one tracked change is settled: all alike, or each by its own mark. */
export type ViewOf = (mark: XmlElement) => RevisionView;

export function settlePackage(word: WordPackage, view: RevisionView | ViewOf): void {
  const viewOf: ViewOf = typeof view === 'string' ? () => view : view;
  const trees = word.storyParts.flatMap((part) => word.tree(part) ?? []);
  const before = noteReferences(trees);
  for (const tree of trees) settleRevisions(tree, viewOf);
  const after = noteReferences(trees);
  // A note goes with its mark in the text.
  for (const { root } of trees)
    for (const note of childElements(root)) {
      const name = `${note.name}Reference ${idOf(note)}`;
      if (before.has(name) && !after.has(name)) removeElement(note);
    }
}

function noteReferences(trees: readonly XmlTree[]): ReadonlySet<string> {
  const names = trees.flatMap(({ root }) =>
    [...descendants(root)]
      .filter(({ name }) => name === 'w:footnoteReference' || name === 'w:endnoteReference')
      .map((reference) => `${reference.name} ${idOf(reference)}`),
  );
  return new Set(names);
}

function idOf({ attributes }: XmlElement): string {
  return [...attributes].find(([name]) => name === 'id' || name.endsWith(':id'))?.[1] ?? '';
}

/** Whether the file has tracked changes of its text or its format. */
export function hasRevisions(word: WordPackage): boolean {
  return word.storyParts.some((part) => {
    const root = word.tree(part)?.root;
    if (root === undefined) return false;
    return [...descendants(root)].some((element) => isMark(element) || element.name in formerProperties);
  });
}

function settleRevisions({ root }: Pick<XmlTree, 'root'>, viewOf: ViewOf): void {
  settleRows(root, viewOf);
  settleControls(root, viewOf);
  settleProperties(root, viewOf);
  const ending = [...descendants(root)].filter((element) => losesEnd(element, viewOf));
  settleRanges(root, viewOf);
  for (const paragraph of ending.reverse()) joinWithNext(paragraph);
  for (const properties of [...descendants(root)].filter(({ name }) => name === 'w:rPr')) {
    properties.children = properties.children.filter((child) => !isMark(child));
  }
}

type Fate = 'stays' | 'goes';

interface Fates {
  readonly inserted: Fate;
  readonly deleted: Fate;
}

const fates: Readonly<Record<RevisionView, Fates>> = {
  accepted: { inserted: 'stays', deleted: 'goes' },
  rejected: { inserted: 'goes', deleted: 'stays' },
  shown: { inserted: 'stays', deleted: 'stays' },
};

const insertions = new Set(['w:ins', 'w:moveTo']);
const deletions = new Set(['w:del', 'w:moveFrom']);
const rangeMarks = /^w:(?:moveFrom|moveTo|customXml(?:Ins|Del|MoveFrom|MoveTo))Range(?:Start|End)$/;

function isMark(node: XmlNode): boolean {
  return node.kind === 'element' && (insertions.has(node.name) || deletions.has(node.name));
}

function fateOf(element: XmlElement, viewOf: ViewOf): Fate | null {
  if (insertions.has(element.name)) return fates[viewOf(element)].inserted;
  return deletions.has(element.name) ? fates[viewOf(element)].deleted : null;
}

function settleRows(root: XmlElement, viewOf: ViewOf): void {
  for (const row of [...descendants(root)].filter(({ name }) => name === 'w:tr')) {
    const properties = childNamed(row, 'w:trPr');
    if (properties === undefined) continue;
    const isGone = childElements(properties).some((mark) => fateOf(mark, viewOf) === 'goes');
    properties.children = properties.children.filter((child) => !isMark(child));
    if (!isGone) continue;
    const table = row.parent;
    removeElement(row);
    if (table?.name === 'w:tbl' && childNamed(table, 'w:tr') === undefined) removeElement(table);
  }
}

/** Content controls that came or went between the marks of a range; their content has marks of its own. */
function settleControls(root: XmlElement, viewOf: ViewOf): void {
  for (const control of [...descendants(root)].filter(({ name }) => name === 'w:sdt')) {
    const siblings = control.parent === null ? [] : childElements(control.parent);
    const start = siblings[siblings.indexOf(control) - 1];
    if (start === undefined) continue;
    const isGone =
      (start.name === 'w:customXmlInsRangeStart' && fates[viewOf(start)].inserted === 'goes') ||
      (start.name === 'w:customXmlDelRangeStart' && fates[viewOf(start)].deleted === 'goes');
    const content = childNamed(control, 'w:sdtContent');
    if (isGone) replaceByAll(control, content?.children ?? []);
  }
}

export const formerProperties: Readonly<Record<string, string>> = {
  'w:pPrChange': 'w:pPr',
  'w:rPrChange': 'w:rPr',
  'w:sectPrChange': 'w:sectPr',
  'w:tblPrChange': 'w:tblPr',
  'w:tblPrExChange': 'w:tblPrEx',
  'w:tblGridChange': 'w:tblGrid',
  'w:trPrChange': 'w:trPr',
  'w:tcPrChange': 'w:tcPr',
};

/**
 * Properties besides the format, which the previous format does not include. For a paragraph: its mark and
 * its section. For a mark: whether it was inserted or deleted. For a section: its headers and footers.
 */
const notForm: Readonly<Record<string, ReadonlySet<string>>> = {
  'w:pPr': new Set(['w:rPr', 'w:sectPr']),
  'w:rPr': new Set([...insertions, ...deletions]),
  'w:sectPr': new Set(['w:headerReference', 'w:footerReference']),
};

function settleProperties(root: XmlElement, viewOf: ViewOf): void {
  for (const change of [...descendants(root)]) {
    const former = formerProperties[change.name];
    if (former === undefined || change.parent === null) continue;
    const properties = change.parent;
    removeElement(change);
    const before = childNamed(change, former);
    if (viewOf(change) !== 'rejected' || before === undefined) continue;
    const kept = childElements(properties).filter(({ name }) => notForm[properties.name]?.has(name));
    // Schema order: only in a paragraph do these come after its format.
    const isInFront = properties.name !== 'w:pPr';
    setChildren(properties, isInFront ? [...kept, ...before.children] : [...before.children, ...kept]);
  }
}

function losesEnd(element: XmlElement, viewOf: ViewOf): boolean {
  if (element.name !== 'w:p') return false;
  const properties = childNamed(element, 'w:pPr');
  const mark = properties === undefined ? undefined : childNamed(properties, 'w:rPr');
  return mark !== undefined && childElements(mark).some((change) => fateOf(change, viewOf) === 'goes');
}

function settleRanges(root: XmlElement, viewOf: ViewOf): void {
  for (const element of [...descendants(root)]) {
    if (rangeMarks.test(element.name)) removeElement(element);
    else if (element.name === 'w:delText') rename(element, 'w:t');
    else if (element.name === 'w:delInstrText') rename(element, 'w:instrText');
  }
  for (const element of [...descendants(root)]) {
    const outcome = element.parent?.name === 'w:rPr' ? null : fateOf(element, viewOf);
    if (outcome === 'goes') removeWithLink(element);
    else if (outcome === 'stays') replaceByAll(element, element.children);
  }
}

/** A link without words is nothing: Word drops it, and a paragraph that holds only it is empty. */
function removeWithLink(element: XmlElement): void {
  const link = element.parent;
  removeElement(element);
  if (link?.name === 'w:hyperlink' && childElements(link).length === 0) removeElement(link);
}

function rename(element: XmlElement, name: string): void {
  const prefix = element.rawName.slice(0, element.rawName.indexOf(':') + 1);
  const renamed = { ...element, name, rawName: prefix + name.slice(2) };
  replaceElement(element, renamed);
}

/** The last paragraph of its container has no next one to continue in and stays. */
function joinWithNext(paragraph: XmlElement): void {
  const { parent } = paragraph;
  if (parent === null) return;
  const content = paragraph.children.filter((child) => child.kind !== 'element' || child.name !== 'w:pPr');
  const markers = content.filter((child) => child.kind === 'element' && isPlaceMarker(child));
  const isEmpty = content.every((child) => child.kind !== 'element' || isPlaceMarker(child));
  const behind = childElements(parent);
  const next = behind.slice(behind.indexOf(paragraph) + 1).find(({ name }) => /^w:(?:p|tbl|sdt)$/.test(name));
  if (next?.name === 'w:p') {
    const at = childNamed(next, 'w:pPr') === undefined ? 0 : next.children.findIndex(isProperties) + 1;
    insertAllAt(next, at, content);
    removeElement(paragraph);
  } else if (isEmpty && next !== undefined) replaceByAll(paragraph, markers);
}

/** Ends of a comment or a bookmark: they may also be between paragraphs. */
function isPlaceMarker({ name }: XmlElement): boolean {
  return /^w:(?:commentRange|bookmark)(?:Start|End)$/.test(name);
}

function isProperties(node: XmlNode): boolean {
  return node.kind === 'element' && node.name === 'w:pPr';
}

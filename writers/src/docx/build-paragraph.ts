/** New paragraphs as tracked insertions, with their format in the new file as far as the old file has it. */
import {
  childElements,
  childNamed,
  cloneElement,
  createElement,
  setChildren,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts';
import { formOf, setForm, withoutNumber } from './form-paragraph.ts';
import type { NewParagraph } from './new-paragraph.ts';
import type { OldParagraph } from './old-paragraph.ts';
import { plainProperties, type WordElements } from './package/word-elements.ts';
import { shownText } from './split-run.ts';

/** The style and list ids of the old file. */
export interface KnownNames {
  readonly styles: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
}

export interface ParagraphSource {
  readonly paragraph: NewParagraph;
  /** The same paragraph in the new file, if that is a Word file. */
  readonly template: OldParagraph | null;
  /** The old paragraph beside it. */
  readonly neighbour: OldParagraph | null;
  /** Word counts its number; otherwise the number is typed. */
  readonly isCounted: boolean;
}

/** Without the mark of its end, which depends on its position. */
export function buildParagraph(word: WordElements, source: ParagraphSource, names: KnownNames): XmlElement {
  const element = word.element('p');
  setForm(word, element, buildForm(word, source, names));
  const runs = buildRuns(word, source, names);
  setChildren(element, [...element.children, word.revision('ins', runs)]);
  return element;
}

/** Whether the old file can count the number of an inserted paragraph: its list must exist there. */
export function canCount(
  { template, neighbour }: Omit<ParagraphSource, 'isCounted'>,
  names: KnownNames,
): boolean {
  if (template === null) return neighbour?.block.number !== undefined;
  const numbering = form(template, 'w:numPr');
  if (numbering === undefined) return names.styles.has(wordValue(form(template, 'w:pStyle')) ?? '');
  return listFor(template, neighbour, names) !== null;
}

const notTaken = new Set(['w:numPr', 'w:framePr', 'w:divId', 'w:cnfStyle']);

function buildForm(word: WordElements, source: ParagraphSource, names: KnownNames): XmlNode[] {
  const { template, neighbour, isCounted } = source;
  const own = template === null ? [] : formOf(template.element).flatMap((node) => taken(word, node));
  const known = own.filter(
    (node) =>
      !notTaken.has(node.name) && (node.name !== 'w:pStyle' || names.styles.has(wordValue(node) ?? '')),
  );
  const borrowed = template === null && neighbour !== null ? formOf(neighbour.element) : [];
  const shape = template === null ? borrowed : known;
  if (!isCounted) return withoutNumber(word, shape);
  const list = template === null ? undefined : listFor(template, neighbour, names);
  return list === undefined || list === null ? shape : [...shape, cloneElement(list)];
}

/** The list of a neighbour of the same level, or the list of the same number in the old file. */
function listFor(
  template: OldParagraph,
  neighbour: OldParagraph | null,
  names: KnownNames,
): XmlElement | null {
  const wanted = form(template, 'w:numPr');
  if (wanted === undefined) return null;
  const beside = neighbour === null ? undefined : form(neighbour, 'w:numPr');
  if (beside !== undefined && levelOf(beside) === levelOf(wanted)) return beside;
  return names.lists.has(wordValue(childNamed(wanted, 'w:numId')) ?? '') ? wanted : null;
}

function buildRuns(word: WordElements, source: ParagraphSource, names: KnownNames): XmlElement[] {
  const { paragraph, template, neighbour, isCounted } = source;
  const typed = isCounted ? paragraph.text.slice(paragraph.numberLength) : paragraph.text;
  // The space after a note's mark is text of the file, but not of the note.
  if (template === null || template.bodyStart > 0) {
    const properties = neighbour?.leaves[0]?.element.parent;
    const borrowed = properties?.name === 'w:r' ? childNamed(properties, 'w:rPr') : undefined;
    return typed === '' ? [] : [word.run(typed, borrowed ?? null)];
  }
  const number = isCounted ? '' : paragraph.text.slice(0, paragraph.numberLength);
  const runs = template.leaves.map(({ element }) => copyRun(word, element, names));
  const first = runs[0] === undefined ? undefined : childNamed(runs[0], 'w:rPr');
  return number === '' ? runs : [word.run(number, first ?? null), ...runs];
}

function copyRun(word: WordElements, leaf: XmlElement, names: KnownNames): XmlElement {
  const run = leaf.parent?.name === 'w:r' ? leaf.parent : null;
  const properties = run === null ? undefined : childNamed(run, 'w:rPr');
  const copied = properties === undefined ? [] : taken(word, plainProperties(properties));
  for (const copy of copied) {
    copy.children = copy.children.filter(
      (node) =>
        node.kind !== 'element' || node.name !== 'w:rStyle' || names.styles.has(wordValue(node) ?? ''),
    );
  }
  const content =
    leaf.name === 'w:t' || leaf.name === 'm:t' ? [word.text(shownText(leaf))] : taken(word, leaf);
  return word.element('r', {}, [...copied, ...content]);
}

/**
 * With the prefix of the old part; elements outside Word's own namespace (extensions of later versions) are
 * left out.
 */
function taken(word: WordElements, element: XmlElement): XmlElement[] {
  if (!element.name.startsWith('w:')) return [];
  const prefix = element.rawName.slice(0, element.rawName.indexOf(':') + 1);
  const attributes = [...element.attributes].flatMap(([name, value]) =>
    prefix !== '' && name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  );
  const copy = word.element(element.name.slice(2), Object.fromEntries(attributes));
  return [
    createElement(
      copy.name,
      copy.rawName,
      copy.attributes,
      childElements(element).flatMap((child) => taken(word, child)),
    ),
  ];
}

function form(paragraph: OldParagraph, name: string): XmlElement | undefined {
  const properties = childNamed(paragraph.element, 'w:pPr');
  return properties === undefined ? undefined : childNamed(properties, name);
}

export function wordValue(element: XmlElement | undefined): string | undefined {
  if (element === undefined) return undefined;
  return [...element.attributes].find(([name]) => name === 'val' || name.endsWith(':val'))?.[1];
}

function levelOf(numbering: XmlElement): string {
  return wordValue(childNamed(numbering, 'w:ilvl')) ?? '0';
}

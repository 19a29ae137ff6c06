/**
 * In: a Word file in memory and edits of its text. Out: the same tree with other words in its text elements. Promise: no run is cut and nothing is added, moved or
 * marked, so everything outside of the edits stays as it is, the file's own tracked changes included. False, and nothing is changed, when an edit
 * cannot be made so: it asks for a new line, touches a tab, a line break, a symbol or a number that Word counts, or another rendering of its box differs.
 */
import { append, type Document } from '@wenjian/document';
import { ancestors, childElements, descendants, setChildren, type XmlElement } from '../xml/xml-tree.ts';
import { blockIndexAt, byPlace, type TextEdit, wordSafe } from './new-paragraph.ts';
import type { OldParagraph } from './old-paragraph.ts';
import { shownText } from './split-run.ts';

export function replaceText(
  document: Document,
  olds: readonly (OldParagraph | null)[],
  edits: readonly TextEdit[],
): boolean {
  const changes: LeafChange[] = [];
  for (const edit of [...edits].sort(byPlace)) {
    const index = blockIndexAt(document.blocks, edit.start);
    const made = changesOf(olds[index] ?? null, edit);
    if (made === null) return false;
    append(changes, made);
  }
  // From the back, so that the offsets of the others stay.
  for (const change of changes.reverse()) apply(change);
  return true;
}

/** In the text of the element as the reader sees it. */
interface LeafChange {
  readonly element: XmlElement;
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
}

interface PlacedLeaf {
  readonly element: XmlElement;
  readonly start: number;
  readonly end: number;
}

function changesOf(paragraph: OldParagraph | null, edit: TextEdit): readonly LeafChange[] | null {
  if (paragraph === null || /[\n\v\t]/.test(edit.inserted)) return null;
  const { block, numberLength, bodyStart } = paragraph;
  const [from, to] = [edit.start, edit.end].map((at) => at - block.start - numberLength + bodyStart);
  if (from === undefined || to === undefined || from < bodyStart || edit.end > block.end) return null;
  const leaves = placed(paragraph);
  const covered = leaves.filter(({ start, end }) => start < to && from < end);
  const touched = from === to ? beside(leaves, from, paragraph.element) : covered;
  const isText = touched.every((leaf) => holdsWords(leaf) && isAsRead(leaf));
  if (touched.length === 0 || !isText) return null;
  const own = touched.map(({ element, start, end }, order) => ({
    element,
    from: Math.max(from, start) - start,
    to: Math.min(to, end) - start,
    inserted: order === 0 ? wordSafe(edit.inserted) : '',
  }));
  const others = otherRenderings(paragraph.element);
  return others === null ? null : [own, ...others.map((other) => mirrored(own, other))].flat();
}

function placed({ leaves }: OldParagraph): readonly PlacedLeaf[] {
  let at = 0;
  return leaves.map(({ element, length }) => {
    const start = at;
    at += length;
    return { element, start, end: at };
  });
}

/** Text of the paragraph or of a formula in it. */
function holdsWords({ element }: PlacedLeaf): boolean {
  return element.name === 'w:t' || element.name === 'm:t';
}

function isAsRead({ element, start, end }: PlacedLeaf): boolean {
  return shownText(element).length === end - start;
}

/** Where nothing is replaced: the text around has the say, or the one before, unless it belongs to a link or a field and the text behind does not. */
function beside(leaves: readonly PlacedLeaf[], at: number, paragraph: XmlElement): readonly PlacedLeaf[] {
  const words = leaves.filter(holdsWords);
  const before = words.find(({ start, end }) => start < at && at <= end);
  const behind = words.find(({ start, end }) => start === at && start < end);
  const isFree = (leaf: PlacedLeaf | undefined): boolean => leaf?.element.parent?.parent === paragraph;
  const chosen = isFree(behind) && !isFree(before) ? behind : (before ?? behind);
  return chosen === undefined ? [] : [chosen];
}

type Mirror = (element: XmlElement) => XmlElement;

/** A box may be in the file more than once, for readers of different age; null when they do not say the same. */
function otherRenderings(paragraph: XmlElement): readonly Mirror[] | null {
  const branches = [...ancestors(paragraph)].filter(({ parent }) => parent?.name === 'mc:AlternateContent');
  const [branch, ...more] = branches;
  if (branch === undefined) return [];
  if (more.length > 0 || branch.parent === null) return null;
  const own = textElements(branch);
  const mirrors = childElements(branch.parent)
    .filter((other) => other !== branch)
    .map((other): Mirror | null => {
      const theirs = textElements(other);
      const isSame =
        theirs.length === own.length &&
        own.every((element, index) => shownText(element) === shownText(theirs[index] ?? branch));
      return isSame ? (element) => theirs[own.indexOf(element)] ?? element : null;
    });
  return mirrors.every((mirror) => mirror !== null) ? mirrors : null;
}

function textElements(branch: XmlElement): readonly XmlElement[] {
  return [...descendants(branch)].filter(({ name }) => name === 'w:t' || name === 'm:t');
}

function mirrored(changes: readonly LeafChange[], mirror: Mirror): readonly LeafChange[] {
  return changes.map((change) => ({ ...change, element: mirror(change.element) }));
}

function apply({ element, from, to, inserted }: LeafChange): void {
  const text = shownText(element);
  const changed = text.slice(0, from) + inserted + text.slice(to);
  if (changed !== changed.trim()) element.attributes.set('xml:space', 'preserve');
  setChildren(element, [{ kind: 'text', text: changed }]);
}

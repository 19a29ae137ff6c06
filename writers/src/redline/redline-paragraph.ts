/**
 * In: a paragraph of OLD and the one of NEW that it became, or one of them. Out: one paragraph with both: what changed is tracked where it stands, text
 * by text, format by format, and inside of notes and text boxes.
 */
import { diffUnits } from '@wenjian/compare';
import { markParagraphEnd } from '../docx/package/word-elements.ts';
import {
  childElements,
  childNamed,
  cloneElement,
  createElement,
  insertAt,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts';
import { boxesOf, noteReferences } from './content-key.ts';
import { type Line, type SolidPiece, sequences, type Token, tokensOf } from './inline-tokens.ts';
import { type MarkPiece, readPieces } from './read-pieces.ts';
import { isGoing, type Status, type StoryPair } from './story-pair.ts';
import { wordAttribute } from './word-attribute.ts';
import { LineWriter, type Side, textNode } from './write-line.ts';

/** A paragraph of one side alone. Its end is marked as well unless `keepsEnd`. */
export function lonelyParagraph(
  story: StoryPair,
  paragraph: XmlElement,
  status: Exclude<Status, 'kept'>,
  keepsEnd: boolean,
): XmlElement {
  const side: Side = isGoing(status) ? 'old' : 'new';
  const writer = new LineWriter(story);
  const { tokens, marks } = tokensOf(readPieces(paragraph), side === 'old' ? story.oldKeys : story.newKeys);
  for (const token of tokens) addToken(story, writer, token, side, status);
  addMarks(story, writer, marks, side);
  const own = childNamed(paragraph, 'w:pPr');
  const properties = own === undefined ? null : side === 'new' ? story.take(own) : cloneElement(own);
  const written = paragraphOf(paragraph, properties, writer.finish());
  if (!keepsEnd) markEnd(story, written, status);
  return written;
}

/** Marks the end of a paragraph; a moved one has the move's mark. */
export function markEnd({ words }: StoryPair, paragraph: XmlElement, status: Exclude<Status, 'kept'>): void {
  if (status === 'ins' || status === 'del') markParagraphEnd(words, paragraph, status);
  else {
    markParagraphEnd(words, paragraph, status === 'moveTo' ? 'ins' : 'del');
    const mark = childNamed(childNamed(paragraph, 'w:pPr') ?? paragraph, 'w:rPr');
    const [first] = mark === undefined ? [] : childElements(mark);
    if (mark !== undefined && first !== undefined)
      mark.children[mark.children.indexOf(first)] = words.revision(status);
  }
}

/** `properties`: the paragraph's form in the result when it is not simply that of both sides (see `tracked-properties.ts`). */
export function pairedParagraph(
  story: StoryPair,
  old: XmlElement,
  target: XmlElement,
  properties: XmlElement | null,
): XmlElement {
  const writer = new LineWriter(story);
  const before = tokensOf(readPieces(old), story.oldKeys);
  const after = tokensOf(readPieces(target), story.newKeys);
  const [oldUnits, newUnits] = sequences(before, after);
  const isTidy = [...before.tokens, ...after.tokens].every(({ pieces }) =>
    pieces.every(({ kind }) => kind === 'text'),
  );
  let [oldIndex, newIndex] = [0, 0];
  const keepUntil = (end: number): void => {
    for (; oldIndex < end; oldIndex++, newIndex++)
      keepToken(story, writer, before.tokens[oldIndex], after.tokens[newIndex]);
  };
  for (const edit of diffUnits(oldUnits, newUnits, isTidy)) {
    keepUntil(edit.oldStart);
    for (; oldIndex < edit.oldEnd; oldIndex++) addAt(story, writer, before, oldIndex, 'old', 'del');
    for (; newIndex < edit.newEnd; newIndex++) addAt(story, writer, after, newIndex, 'new', 'ins');
  }
  keepUntil(before.tokens.length);
  addMarks(story, writer, before.marks, 'old');
  addMarks(story, writer, after.marks, 'new');
  return paragraphOf(old, properties, writer.finish());
}

function paragraphOf(
  source: XmlElement,
  properties: XmlElement | null,
  content: readonly XmlNode[],
): XmlElement {
  // The ids of a paragraph are of its own file; two of the same would make Word mend the file.
  const paragraph = createElement('w:p', source.rawName, new Map());
  const isEmpty =
    properties === null || (properties.children.length === 0 && properties.attributes.size === 0);
  for (const node of isEmpty ? content : [properties, ...content])
    insertAt(paragraph, paragraph.children.length, node);
  return paragraph;
}

function addAt(
  story: StoryPair,
  writer: LineWriter,
  line: Line,
  index: number,
  side: Side,
  status: Status,
): void {
  const token = line.tokens[index];
  if (token !== undefined) addToken(story, writer, token, side, status);
}

function addToken(story: StoryPair, writer: LineWriter, token: Token, side: Side, status: Status): void {
  addMarks(story, writer, token.marks, side);
  for (const piece of token.pieces) {
    writer.add(piece, side, status);
    const note = side === 'old' && piece.kind === 'atom' ? noteReferences[piece.element.name] : undefined;
    if (note !== undefined && piece.kind === 'atom')
      story.dropNote(note, wordAttribute(piece.element, 'id') ?? '');
  }
}

function addMarks(story: StoryPair, writer: LineWriter, marks: readonly MarkPiece[], side: Side): void {
  for (const { element } of marks) {
    const mark = side === 'old' ? cloneElement(element) : story.takeMark(element);
    if (mark !== null) writer.addMark(mark);
  }
}

function keepToken(
  story: StoryPair,
  writer: LineWriter,
  old: Token | undefined,
  target: Token | undefined,
): void {
  if (old === undefined || target === undefined) return;
  addMarks(story, writer, old.marks, 'old');
  addMarks(story, writer, target.marks, 'new');
  const [piece] = old.pieces;
  const [other] = target.pieces;
  if (piece?.kind === 'text') keepText(story, writer, old.pieces, target.pieces);
  else if (old.pieces.length > 1 || piece?.kind !== 'atom' || other?.kind !== 'atom')
    for (const own of old.pieces) writer.add(own, 'old', 'kept');
  else {
    const element = editedInside(story, piece.element, other.element, old.key !== target.key);
    const edited = { ...piece, element };
    if (story.oldKeys.ofProperties(piece.format) === story.newKeys.ofProperties(other.format))
      writer.add(edited, 'old', 'kept');
    else writer.addReformatted(edited, piece.format, other.format, element);
  }
}

/** A note or a text box that stays: what changed in it is tracked in it. */
function editedInside(story: StoryPair, old: XmlElement, target: XmlElement, isEdited: boolean): XmlElement {
  const note = noteReferences[old.name];
  if (note !== undefined) {
    story.pairNote(note, wordAttribute(old, 'id') ?? '', wordAttribute(target, 'id') ?? '');
    return cloneElement(old);
  }
  const copy = cloneElement(old);
  if (!isEdited) return copy;
  const others = boxesOf(target);
  const originals = boxesOf(old);
  for (const [index, box] of boxesOf(copy).entries()) {
    const [other, original] = [others[index], originals[index]];
    if (other === undefined || original === undefined) continue;
    story.pairBlocks(original, other);
    box.children = [];
    for (const child of original.children) insertAt(box, box.children.length, child);
  }
  return copy;
}

/** The same characters, each perhaps in another format. */
function keepText(
  story: StoryPair,
  writer: LineWriter,
  old: readonly SolidPiece[],
  target: readonly SolidPiece[],
): void {
  let [oldIndex, newIndex, oldFrom, newFrom] = [0, 0, 0, 0];
  for (;;) {
    const [one, other] = [old[oldIndex], target[newIndex]];
    if (one?.kind !== 'text' || other?.kind !== 'text') return;
    const length = Math.min(one.text.length - oldFrom, other.text.length - newFrom);
    const text = one.text.slice(oldFrom, oldFrom + length);
    if (story.oldKeys.ofProperties(one.format) === story.newKeys.ofProperties(other.format))
      writer.add({ ...one, text }, 'old', 'kept');
    else writer.addReformatted(one, one.format, other.format, textNode(story, text, 'kept'));
    oldFrom += length;
    newFrom += length;
    if (oldFrom === one.text.length) [oldIndex, oldFrom] = [oldIndex + 1, 0];
    if (newFrom === other.text.length) [newIndex, newFrom] = [newIndex + 1, 0];
  }
}

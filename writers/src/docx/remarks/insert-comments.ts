/**
 * In: a Word file in memory with the locations of its text, and comments on ranges of that text. Out: the
 * file with the comments, each around exactly its range. The text does not change. Word allows no comments in
 * headers, footers, notes and text boxes: such a comment is put at the nearest related place of the body (the
 * paragraph with the note's mark or the box, else the first one) and says so.
 */
import { type BlockType, type Document, largestOf } from '@wenjian/document';
import {
  ancestors,
  childNamed,
  createElement,
  descendants,
  insertAfter,
  insertAt,
  insertBefore,
  setChildren,
  type XmlElement,
} from '../../xml/xml-tree.ts';
import { cutUnits } from '../cut-units.ts';
import { findUnits, type Unit } from '../find-atoms.ts';
import { blockIndexAt } from '../new-paragraph.ts';
import { noteOf, notesByReference } from '../note-references.ts';
import type { OldParagraph } from '../old-paragraph.ts';
import { highestId, type RevisionStamp, WordElements } from '../package/word-elements.ts';
import type { WordPackage } from '../package/word-package.ts';
import { shownText } from '../split-run.ts';
import { addComments, type CommentLine, commentIds } from './comment-parts.ts';

export interface WordComment {
  /** Offsets of the document. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly CommentLine[];
}

export interface CommentsInput {
  readonly word: WordPackage;
  readonly document: Document;
  readonly olds: readonly (OldParagraph | null)[];
  readonly comments: readonly WordComment[];
  readonly stamp: RevisionStamp & { readonly initials: string };
  /** The line of a comment that cannot be at its own place. */
  readonly movedLine: (type: BlockType) => string;
}

/** The ids of the new comments. */
export function insertComments(input: CommentsInput): readonly number[] {
  if (input.comments.length === 0) return [];
  return new CommentWriter(input).run();
}

interface RangeMark {
  readonly kind: 'start' | 'end';
  /** In the paragraph's own text. */
  readonly at: number;
  readonly id: number;
}

class CommentWriter {
  readonly #input: CommentsInput;
  readonly #word: WordElements;
  readonly #ids: { next: number };
  readonly #body: ReadonlySet<OldParagraph>;
  readonly #marks = new Map<OldParagraph, RangeMark[]>();
  /** Ranges around whole paragraphs that are known only by their element. */
  readonly #around: { readonly paragraph: XmlElement; readonly id: number }[] = [];

  constructor(input: CommentsInput) {
    this.#input = input;
    const { word, olds, stamp } = input;
    const root = word.tree(word.mainPart)?.root;
    if (root === undefined) throw new RangeError('the file has no body');
    const roots = word.storyParts.flatMap((part) => word.tree(part)?.root ?? []);
    const known = commentIds(word).map((id) => Number.parseInt(id, 10) || 0);
    this.#ids = { next: largestOf([...roots.map(highestId), ...known], 0) + 1 };
    this.#word = new WordElements(root, stamp, this.#ids);
    this.#body = new Set(olds.filter((old) => old !== null).filter((old) => canCarry(old, word.mainPart)));
  }

  run(): readonly number[] {
    const entries = this.#input.comments.map((comment) => {
      const id = this.#ids.next++;
      const moved = this.#anchor(comment, id);
      const lines = moved === null ? [] : [{ text: this.#input.movedLine(moved), isStrong: false }];
      return { id, lines: [...comment.lines, ...lines] };
    });
    for (const [paragraph, marks] of this.#marks) this.#place(paragraph, marks);
    for (const { paragraph, id } of this.#around) this.#enclose(paragraph, id);
    addComments(this.#input.word, this.#input.stamp, entries);
    return entries.map(({ id }) => id);
  }

  /** The type of place that cannot have it; null when it is at its own place. */
  #anchor({ start, end }: WordComment, id: number): BlockType | null {
    const { document, olds } = this.#input;
    const touched: OldParagraph[] = [];
    for (let index = blockIndexAt(document.blocks, start); index < olds.length; index++) {
      if ((document.blocks[index]?.start ?? end) >= end) break;
      const old = olds[index] ?? null;
      if (old !== null) touched.push(old);
    }
    const carrying = touched.filter((old) => this.#body.has(old));
    const [first, last] = [carrying[0], carrying.at(-1)];
    if (first !== undefined && last !== undefined) {
      this.#mark(first, { kind: 'start', at: ownOffset(first, start), id });
      this.#mark(last, { kind: 'end', at: ownOffset(last, end), id });
      return null;
    }
    const type = document.blocks[blockIndexAt(document.blocks, start)]?.type ?? 'paragraph';
    this.#around.push({ paragraph: this.#stead(touched[0]), id });
    return type;
  }

  #mark(paragraph: OldParagraph, mark: RangeMark): void {
    const known = this.#marks.get(paragraph);
    if (known === undefined) this.#marks.set(paragraph, [mark]);
    else known.push(mark);
  }

  /** The paragraph of the body that belongs to one outside it. */
  #stead(outside: OldParagraph | undefined): XmlElement {
    const [first] = this.#body;
    const { word } = this.#input;
    const body = word.tree(word.mainPart)?.root;
    if (outside !== undefined && body !== undefined) {
      const above = [outside.element, ...ancestors(outside.element)];
      const notes = notesByReference(word);
      const reference = [...descendants(body)].find((element) => {
        const note = noteOf(notes, element);
        return note !== undefined && above.includes(note);
      });
      const from = reference ?? (outside.part === word.mainPart ? outside.element : undefined);
      const holder = from === undefined ? undefined : [...ancestors(from)].findLast(isParagraph);
      if (holder !== undefined) return holder;
    }
    const blank = body === undefined ? undefined : [...descendants(body)].find(isParagraph);
    const paragraph = first?.element ?? blank;
    if (paragraph === undefined) throw new RangeError('the body has no paragraph');
    return paragraph;
  }

  #place(paragraph: OldParagraph, marks: readonly RangeMark[]): void {
    checkLeaves(paragraph);
    const leaves = [...paragraph.leaves];
    let units = findUnits(paragraph.element, leaves);
    for (const { at } of marks) units = cutUnits(units, at, leaves);
    const filled = units.filter(({ start, end }) => end > start);
    for (const { kind, at, id } of marks) {
      if (kind === 'start') this.#begin(paragraph.element, filled, at, id);
      else this.#end(paragraph.element, filled, at, id);
    }
  }

  #begin(paragraph: XmlElement, units: readonly Unit[], at: number, id: number): void {
    const mark = this.#word.element('commentRangeStart', { id: String(id) });
    const node = (units.find(({ end }) => end > at) ?? units.at(-1))?.nodes[0];
    if (node === undefined) insertAt(paragraph, contentStart(paragraph), mark);
    else insertBefore(this.#outsideInsertion(node, 'before'), mark);
  }

  #end(paragraph: XmlElement, units: readonly Unit[], at: number, id: number): void {
    const node = (units.findLast(({ start }) => start < at) ?? units[0])?.nodes.at(-1);
    const marks = this.#endMarks(id);
    if (node === undefined) insertAt(paragraph, paragraph.children.length, ...marks);
    else insertAfter(this.#outsideInsertion(node, 'after'), ...marks);
  }

  #endMarks(id: number): readonly XmlElement[] {
    const reference = this.#word.element('commentReference', { id: String(id) });
    return [
      this.#word.element('commentRangeEnd', { id: String(id) }),
      this.#word.element('r', {}, [reference]),
    ];
  }

  #enclose(paragraph: XmlElement, id: number): void {
    insertAt(paragraph, contentStart(paragraph), this.#word.element('commentRangeStart', { id: String(id) }));
    insertAt(paragraph, paragraph.children.length, ...this.#endMarks(id));
  }

  /** Rejecting an insertion would remove the mark: the insertion is split, and the mark is put between. */
  #outsideInsertion(node: XmlElement, side: 'before' | 'after'): XmlElement {
    const frame = node.parent;
    if (frame === null || frame.name !== 'w:ins') return node;
    const at = frame.children.indexOf(node) + (side === 'after' ? 1 : 0);
    const rest = frame.children.slice(at);
    if (at > 0 && rest.length > 0) {
      const tail = createElement(frame.name, frame.rawName, new Map(frame.attributes));
      const idName = [...tail.attributes.keys()].find((name) => name === 'id' || name.endsWith(':id'));
      if (idName !== undefined) tail.attributes.set(idName, String(this.#ids.next++));
      frame.children = frame.children.slice(0, at);
      setChildren(tail, rest);
      insertAfter(frame, tail);
      return this.#outsideInsertion(side === 'before' ? tail : frame, side);
    }
    return this.#outsideInsertion(frame, side);
  }
}

function canCarry({ part, element }: OldParagraph, mainPart: string): boolean {
  return part === mainPart && ![...ancestors(element)].some(({ name }) => name === 'w:txbxContent');
}

function isParagraph({ name }: XmlElement): boolean {
  return name === 'w:p';
}

function ownOffset({ block, numberLength, bodyStart, text }: OldParagraph, offset: number): number {
  const at = Math.max(block.start + numberLength, Math.min(offset, block.end));
  return Math.min(text.length, at - block.start - numberLength + bodyStart);
}

/** The file must contain the text where the reader says; existing tracked changes can cause a mismatch. */
function checkLeaves({ leaves, text, bodyStart, block }: OldParagraph): void {
  let at = 0;
  for (const { element, length } of leaves) {
    const isText = element.name === 'w:t' && at >= bodyStart;
    if (isText && shownText(element) !== text.slice(at, at + length))
      throw new RangeError(`block ${block.id} does not stand where it was read`);
    at += length;
  }
}

function contentStart(paragraph: XmlElement): number {
  const properties = childNamed(paragraph, 'w:pPr');
  return properties === undefined ? 0 : paragraph.children.indexOf(properties) + 1;
}

/**
 * In: consecutive old paragraphs and the new ones they become. Out: the operations on each old paragraph,
 * which of their ends are deleted, and where each new paragraph ends. Promise: a new paragraph ends at an old
 * end whenever there is one in the right place, so that only real splits and merges are tracked.
 */
import type { Piece } from './new-paragraph.ts';
import type { OldParagraph } from './old-paragraph.ts';
import type { ParagraphOperation } from './paragraph-operation.ts';

export interface NewEnd {
  /** Index into the old paragraphs of the group. */
  readonly old: number;
  /** Which of the breaks in that paragraph; null for its own end. */
  readonly breakIndex: number | null;
}

export interface GroupEdit {
  readonly operations: readonly (readonly ParagraphOperation[])[];
  /** The old paragraphs whose end is deleted. */
  readonly deletedEnds: ReadonlySet<number>;
  /** For each new paragraph. */
  readonly ends: readonly NewEnd[];
}

export function planGroup(olds: readonly OldParagraph[], news: readonly (readonly Piece[])[]): GroupEdit {
  const planner = new GroupPlanner(olds);
  let segments = [''];
  for (const [index, pieces] of news.entries()) {
    if (index > 0) segments.push('');
    for (const piece of pieces) {
      if (piece.kind === 'insert') {
        segments[segments.length - 1] += piece.text;
        continue;
      }
      const old = olds.findIndex(({ block }) => block.start <= piece.start && piece.end <= block.end);
      const start = ownOffset(olds[old], piece.start);
      planner.gap(old, start, segments);
      planner.keep(piece.end - piece.start);
      segments = [''];
    }
  }
  const last = olds.length - 1;
  planner.gap(last, olds[last]?.text.length ?? 0, segments);
  return planner.finish();
}

function ownOffset(paragraph: OldParagraph | undefined, offset: number): number {
  if (paragraph === undefined) throw new RangeError('a kept piece outside of its group');
  return offset - paragraph.block.start - paragraph.numberLength + paragraph.bodyStart;
}

class GroupPlanner {
  readonly #olds: readonly OldParagraph[];
  readonly #operations: ParagraphOperation[][];
  readonly #deletedEnds = new Set<number>();
  readonly #ends: NewEnd[] = [];
  readonly #breaks: number[];
  #old = 0;
  #at = 0;

  constructor(olds: readonly OldParagraph[]) {
    this.#olds = olds;
    this.#operations = olds.map(() => []);
    this.#breaks = olds.map(() => 0);
    this.#enter(0);
  }

  keep(length: number): void {
    this.#push({ kind: 'keep', length });
    this.#at += length;
  }

  /** Deletes up to a place and inserts texts there; a new paragraph begins between two texts. */
  gap(old: number, at: number, texts: readonly string[]): void {
    const [...waiting] = texts;
    while (this.#old < old) {
      this.#deleteTo(this.#olds[this.#old]?.text.length ?? 0);
      if (waiting.length > 1) {
        this.#insert(waiting.shift() ?? '');
        this.#ends.push({ old: this.#old, breakIndex: null });
      } else this.#deletedEnds.add(this.#old);
      this.#enter(this.#old + 1);
    }
    this.#deleteTo(at);
    for (const [index, text] of waiting.entries()) {
      if (index > 0) {
        const count = this.#breaks[this.#old] ?? 0;
        this.#push({ kind: 'break' });
        this.#ends.push({ old: this.#old, breakIndex: count });
        this.#breaks[this.#old] = count + 1;
      }
      this.#insert(text);
    }
  }

  finish(): GroupEdit {
    this.#ends.push({ old: this.#olds.length - 1, breakIndex: null });
    return { operations: this.#operations, deletedEnds: this.#deletedEnds, ends: this.#ends };
  }

  #enter(old: number): void {
    this.#old = old;
    this.#at = 0;
    const { bodyStart = 0 } = this.#olds[old] ?? {};
    if (bodyStart > 0) this.keep(bodyStart);
  }

  #deleteTo(at: number): void {
    if (at > this.#at) this.#push({ kind: 'delete', length: at - this.#at });
    this.#at = Math.max(at, this.#at);
  }

  #insert(text: string): void {
    if (text !== '') this.#push({ kind: 'insert', text });
  }

  #push(operation: ParagraphOperation): void {
    this.#operations[this.#old]?.push(operation);
  }
}

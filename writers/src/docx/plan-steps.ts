/**
 * In: the old blocks and the new paragraphs. Out: the steps: whole paragraphs deleted or inserted, and groups
 * of paragraphs that share text and are edited (one by one, or split and merged). Promise: every old block
 * and every new paragraph is in exactly one step, in order.
 */
import type { Document } from '@wenjian/document';
import { blockIndexAt, type NewParagraph } from './new-paragraph.ts';

export type Step =
  | { readonly kind: 'delete'; readonly old: number }
  | { readonly kind: 'insert'; readonly new: number }
  /** Consecutive on both sides. */
  | { readonly kind: 'edit'; readonly olds: readonly number[]; readonly news: readonly number[] };

export function planSteps(old: Document, paragraphs: readonly NewParagraph[]): readonly Step[] {
  const planner = new Planner();
  for (const [index, paragraph] of paragraphs.entries()) planner.add(index, reachOf(old, paragraph));
  return planner.finish(old.blocks.length);
}

interface Reach {
  readonly first: number;
  readonly last: number;
}

class Planner {
  readonly #steps: Step[] = [];
  #nextOld = 0;
  #group: { readonly reach: Reach; readonly from: number; readonly to: number } | null = null;
  /** New paragraphs that share nothing; they belong to the open group if it continues after them. */
  #pending: number[] = [];

  add(index: number, reach: Reach | null): void {
    if (reach === null) {
      this.#pending.push(index);
      return;
    }
    const group = this.#group;
    if (group !== null && reach.first <= group.reach.last) {
      const last = Math.max(group.reach.last, reach.last);
      this.#group = { reach: { first: group.reach.first, last }, from: group.from, to: index };
      this.#pending = [];
      return;
    }
    this.#closeUpTo(reach.first);
    this.#group = { reach, from: index, to: index };
  }

  finish(oldCount: number): readonly Step[] {
    this.#closeUpTo(oldCount);
    return this.#steps;
  }

  /** Deletions come first, so that insertions are after them. */
  #closeUpTo(old: number): void {
    if (this.#group !== null) {
      const { reach, from, to } = this.#group;
      this.#steps.push({ kind: 'edit', olds: range(reach.first, reach.last), news: range(from, to) });
      this.#nextOld = reach.last + 1;
      this.#group = null;
    }
    while (this.#nextOld < old) this.#steps.push({ kind: 'delete', old: this.#nextOld++ });
    for (const index of this.#pending) this.#steps.push({ kind: 'insert', new: index });
    this.#pending = [];
  }
}

/** At most one old for one new: the partner shares the most text. */
export function separateGroups(
  steps: readonly Step[],
  old: Document,
  paragraphs: readonly NewParagraph[],
  mayStay: (olds: readonly number[], news: readonly number[]) => boolean,
): readonly Step[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'edit' || (step.olds.length === 1 && step.news.length === 1)) return [step];
    return mayStay(step.olds, step.news) ? [step] : separate(step, old, paragraphs);
  });
}

function separate(
  step: Extract<Step, { kind: 'edit' }>,
  old: Document,
  paragraphs: readonly NewParagraph[],
): readonly Step[] {
  const steps: Step[] = [];
  const [firstOld = 0] = step.olds;
  const lastOld = step.olds.at(-1) ?? firstOld;
  let next = firstOld;
  for (const index of step.news) {
    const shared = sharedWith(old, paragraphs[index]);
    const [partner] = [...shared]
      .filter(([block]) => block >= next)
      .sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    if (partner === undefined) {
      steps.push({ kind: 'insert', new: index });
      continue;
    }
    while (next < partner[0]) steps.push({ kind: 'delete', old: next++ });
    steps.push({ kind: 'edit', olds: [next++], news: [index] });
  }
  while (next <= lastOld) steps.push({ kind: 'delete', old: next++ });
  return steps;
}

function sharedWith(old: Document, paragraph: NewParagraph | undefined): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const piece of paragraph?.pieces ?? []) {
    if (piece.kind === 'insert') continue;
    const block = blockIndexAt(old.blocks, piece.start);
    shared.set(block, (shared.get(block) ?? 0) + piece.end - piece.start);
  }
  if (shared.size === 0 && paragraph?.instead !== undefined) shared.set(paragraph.instead, 0);
  return shared;
}

function reachOf(old: Document, paragraph: NewParagraph): Reach | null {
  const blocks = [...sharedWith(old, paragraph).keys()];
  const [first] = blocks;
  return first === undefined ? null : { first, last: blocks.at(-1) ?? first };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

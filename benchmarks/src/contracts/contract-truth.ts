/** The description of an injected edit: its class, its significance, and the text it touches on both sides. */
import type { Passage } from './contract-model.ts';

export const textEditClasses = [
  'amount',
  'date',
  'percentage',
  'period',
  'obligation',
  'party',
  'wording',
  'punctuation',
] as const;

export type TextEditClass = (typeof textEditClasses)[number];

export const injectedClasses = [
  ...textEditClasses,
  'table cell',
  'inserted row',
  'header',
  'footnote',
  'inserted clause',
  'deleted clause',
  'moved clause',
  'moved and edited',
  'split paragraph',
  'merged paragraphs',
] as const;

/** Consequences of other edits: shifted numbers and updated references. */
export const consequenceClasses = ['renumbering', 'reference'] as const;

export type EditClass = (typeof injectedClasses)[number] | (typeof consequenceClasses)[number];

/** `shown`: major or minor, depending on its words. `any`: must be listed, possibly folded. */
export type ExpectedSignificance = 'major' | 'minor' | 'noise' | 'shown' | 'any';

/** Offsets in a passage's number and body together. */
export interface Place {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

export interface Touched {
  readonly old: readonly Place[];
  readonly new: readonly Place[];
  /** The change inside a moved clause. */
  readonly inside?: { readonly old: readonly Place[]; readonly new: readonly Place[] };
  /** For a split or merged paragraph: its whole, unchanged text. */
  readonly unchanged?: { readonly old: readonly Place[]; readonly new: readonly Place[] };
}

export interface InjectedEdit extends Touched {
  readonly class: EditClass;
  readonly expected: ExpectedSignificance;
}

export type Passages = ReadonlyMap<string, Passage>;

/** Resolved to passages after all edits are made, because numbers may shift until then. */
export interface PendingEdit {
  readonly class: EditClass;
  readonly expected: ExpectedSignificance;
  readonly touches: (old: Passages, target: Passages) => Touched;
}

/** Offsets in the bodies, without numbers. */
export interface BodyChange {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

export function replacedIn(key: string, change: BodyChange): PendingEdit['touches'] {
  return (old, target) => ({
    old: [bodyPlace(old, key, change.oldStart, change.oldEnd)],
    new: [bodyPlace(target, key, change.newStart, change.newEnd)],
  });
}

export function bodyPlace(passages: Passages, key: string, start: number, end: number): Place {
  const shift = passages.get(key)?.number.length ?? 0;
  return { key, start: start + shift, end: end + shift };
}

export function wholePlace(passages: Passages, key: string): Place {
  const passage = passages.get(key);
  return { key, start: 0, end: (passage?.number.length ?? 0) + (passage?.body.length ?? 0) };
}

export function numberPlace(passages: Passages, key: string): Place {
  return { key, start: 0, end: passages.get(key)?.number.length ?? 0 };
}

/**
 * Clauses that have another number on the other side, and references that were updated. Moved, split or
 * merged clauses change their number as part of that edit.
 */
export function consequencesOf(
  old: Passages,
  target: Passages,
  renumbered: ReadonlySet<string>,
): readonly InjectedEdit[] {
  const edits: InjectedEdit[] = [];
  for (const [key, before] of old) {
    const after = target.get(key);
    if (after === undefined) continue;
    if (before.number !== after.number && !renumbered.has(key)) {
      const places = { old: [numberPlace(old, key)], new: [numberPlace(target, key)] };
      edits.push({ class: 'renumbering', expected: 'noise', ...places });
    }
    before.references.forEach((reference, index) => {
      const now = after.references[index];
      if (
        now === undefined ||
        before.body.slice(reference.start, reference.end) === after.body.slice(now.start, now.end)
      )
        return;
      edits.push({
        class: 'reference',
        expected: 'any',
        old: [bodyPlace(old, key, reference.start, reference.end)],
        new: [bodyPlace(target, key, now.start, now.end)],
      });
    });
  }
  return edits;
}

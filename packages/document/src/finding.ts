/**
 * What every tool has in common: it answers a question about text and shows where the answer stands. Engines make findings of their own results; the index
 * on which people decide is made from findings alone, and the engine's own facts hang on them as `detail`.
 */
import type { Placement } from './decision.ts';
import type { Span } from './offset.ts';

/** `noise`: shown, but nothing to decide. */
export const severities = ['high', 'medium', 'low', 'noise'] as const;
export type Severity = (typeof severities)[number];

/** `document` for a tool with one document; a comparison has `old` and `new`, a check for copying `document` and `source`. */
export type FindingSide = 'document' | 'old' | 'new' | 'source';

export interface FindingPlace extends Span {
  readonly side: FindingSide;
}

/** The smallest change that does what the finding suggests. */
export type Edit =
  | ({ readonly kind: 'replace'; readonly text: string } & Span)
  | ({ readonly kind: 'delete' } & Span)
  | { readonly kind: 'insert'; readonly after: Span['end']; readonly text: string };

export interface Finding<Detail = unknown> {
  /** The same in every run that finds the same at the same place. */
  readonly id: string;
  readonly origin: { readonly tool: string; readonly rule: string };
  /** What makes it the same finding in another run; plain JSON. */
  readonly identity: readonly unknown[];
  /** The first is where the card points; empty for something that is missing and has no place. */
  readonly places: readonly FindingPlace[];
  /** Sliced out of the text at the first place; empty without one. */
  readonly quote: string;
  readonly title: string;
  readonly reason: string;
  readonly severity: Severity;
  /** Words for the document or, if `edit` is null, advice; null: a remark; absent: the tool suggests nothing. */
  readonly suggestion?: string | null;
  /** Null when nothing can be put into the document as it is. */
  readonly edit: Edit | null;
  /** Findings of one group are one thing, decided together. */
  readonly group: string | null;
  readonly detail: Detail;
}

/** How the words of a finding come into the document; what has no place has nothing to replace. */
export function placementOf({ edit, places }: Pick<Finding, 'edit' | 'places'>): Placement {
  return edit?.kind === 'insert' || places.length === 0 ? 'insert' : 'replace';
}

/** The edit that puts `text` in the place of a span. */
export function replacing({ start, end }: Span, text: string): Edit {
  return text === '' ? { kind: 'delete', start, end } : { kind: 'replace', start, end, text };
}

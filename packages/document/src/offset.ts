/** Positions in a text. Each text has its own offset space, so each gets its own brand and mixing them fails to compile. */

declare const space: unique symbol;

/** UTF-16 code unit index into `Document.text`. */
export type DocumentOffset = number & { readonly [space]: 'document' };

/** UTF-16 code unit index into the result of `normalise`. */
export type NormalisedOffset = number & { readonly [space]: 'normalised' };

export interface Span<Offset extends number = DocumentOffset> {
  readonly start: Offset;
  /** Exclusive. */
  readonly end: Offset;
}

export function documentOffset(index: number): DocumentOffset {
  return checkedIndex(index) as DocumentOffset;
}

export function normalisedOffset(index: number): NormalisedOffset {
  return checkedIndex(index) as NormalisedOffset;
}

export function documentSpan(start: number, end: number): Span {
  return { start: documentOffset(start), end: documentOffset(end) };
}

export function normalisedSpan(start: number, end: number): Span<NormalisedOffset> {
  return { start: normalisedOffset(start), end: normalisedOffset(end) };
}

function checkedIndex(index: number): number {
  if (!Number.isSafeInteger(index) || index < 0) {
    throw new RangeError(`offset must be a whole number from 0, got ${index}`);
  }
  return index;
}

/**
 * Defines what counts as the same text. In: a text and a list of steps. Out: the rewritten text and the
 * mapping back to the original. Promise: every span of the result maps to the span of the original it came
 * from, and from there back to itself, as long as each step replaces a group of characters by at most one
 * character (all steps of this package do).
 */
import { documentSpan, type NormalisedOffset, normalisedSpan, type Span } from './offset.ts';

/** Replaces each match of `pattern` (which must be global and never match the empty string). */
export interface NormalisationStep {
  readonly name: string;
  readonly pattern: RegExp;
  readonly replace: (match: string) => string;
}

export interface Normalised {
  readonly text: string;
  /** An empty span maps to an empty span. */
  toOriginal(span: Span<NormalisedOffset>): Span;
  /** The smallest span of the result that contains everything the original span became. */
  toNormalised(span: Span): Span<NormalisedOffset>;
}

export function normalise(text: string, steps: readonly NormalisationStep[]): Normalised {
  let mapped = identity(text);
  for (const step of steps) mapped = applyStep(mapped, step);
  const { starts, ends, text: outcome } = mapped;
  return {
    text: outcome,
    toOriginal(span) {
      const start = starts[span.start] ?? text.length;
      if (span.end <= span.start) return documentSpan(start, start);
      return documentSpan(start, ends[span.end - 1] ?? text.length);
    },
    toNormalised(span) {
      const start = firstAbove(ends, span.start);
      return normalisedSpan(start, Math.max(start, firstAtLeast(starts, span.end)));
    },
  };
}

/** Returns only the text, for callers that need no mapping; skips building the maps. */
export function normalisedText(text: string, steps: readonly NormalisationStep[]): string {
  let outcome = text;
  for (const step of steps) outcome = outcome.replace(step.pattern, step.replace);
  return outcome;
}

/** For each code unit of `text`: the range of original code units it replaces. Both arrays never decrease. */
interface MappedText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

function identity(text: string): MappedText {
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  for (let index = 0; index < text.length; index++) {
    starts[index] = index;
    ends[index] = index + 1;
  }
  return { text, starts, ends };
}

function applyStep(source: MappedText, step: NormalisationStep): MappedText {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let copied = 0;
  const copyUpTo = (limit: number): void => {
    if (limit === copied) return;
    pieces.push(source.text.slice(copied, limit));
    for (let index = copied; index < limit; index++) {
      starts.push(source.starts[index] ?? 0);
      ends.push(source.ends[index] ?? 0);
    }
  };
  for (const match of source.text.matchAll(step.pattern)) {
    copyUpTo(match.index);
    copied = match.index + match[0].length;
    const replacement = step.replace(match[0]);
    pieces.push(replacement);
    for (let unit = 0; unit < replacement.length; unit++) {
      starts.push(source.starts[match.index] ?? 0);
      ends.push(source.ends[copied - 1] ?? 0);
    }
  }
  if (copied === 0 && pieces.length === 0) return source;
  copyUpTo(source.text.length);
  return { text: pieces.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

/** Index of the first value greater than `limit` in a never decreasing array. */
function firstAbove(values: Uint32Array, limit: number): number {
  return firstAtLeast(values, limit + 1);
}

function firstAtLeast(values: Uint32Array, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

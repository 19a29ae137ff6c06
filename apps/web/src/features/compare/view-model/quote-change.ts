/** The quotation of a change on a card: the differing words with enough context to recognise the place. Pure. */
import { resultText } from '../result.text.ts';
import type { Change, ComparisonResult, Side } from './comparison-shapes.ts';

export interface Quote {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** Enough to recognise the place; the panes show the whole. */
export const QUOTE_CHARACTERS = 160;
const CONTEXT_CHARACTERS = 18;
/** Up to this length a changed text is marked whole. */
const WHOLE_CHARACTERS = 24;
const NOTHING_SHARED = { start: 0, end: 0 };

export function quoteChange(result: ComparisonResult, change: Change, side: Side): Quote | null {
  const place = change[side];
  if (!place || place.text === '') return null;
  const other = change[side === 'old' ? 'new' : 'old']?.text ?? '';
  // Short texts are marked as the engine split them: an amount is never marked in part.
  const isLong = Math.min(place.text.length, other.length) > WHOLE_CHARACTERS;
  const shared = isLong ? sharedEnds(place.text, other) : NOTHING_SHARED;
  const { text } = result[side];
  const start = place.start + shared.start;
  const end = place.end - shared.end;
  const before = text.slice(outsideFigure(text, start - CONTEXT_CHARACTERS, -1), start);
  const after = text.slice(end, outsideFigure(text, end + CONTEXT_CHARACTERS, 1));
  return {
    before: tidyEdge(before.slice(before.lastIndexOf('\n') + 1)),
    changed: shorten(text.slice(start, end)),
    after: tidyEdge(after.split('\n', 1)[0] ?? ''),
  };
}

/** The number of equal characters at both ends; each text keeps a middle part, unless they are equal. */
export function sharedEnds(one: string, other: string): { readonly start: number; readonly end: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  // A text that only grew or shrank would have nothing left to mark.
  if (start + end === most) return NOTHING_SHARED;
  while (start > 0 && isFigure(one[start - 1])) start -= 1;
  while (end > 0 && isFigure(one[one.length - end])) end -= 1;
  return { start, end };
}

/** A number at the edge of the context is quoted whole: 3.1.1 must not read .1.1. */
function outsideFigure(text: string, from: number, step: -1 | 1): number {
  let at = Math.max(0, Math.min(text.length, from));
  while (isFigure(text[at - 1]) && isFigure(text[at])) at += step;
  return at;
}

function isFigure(character: string | undefined): boolean {
  return character !== undefined && /[\d.,，%‰]/.test(character);
}

function shorten(text: string): string {
  const shown = text.replaceAll(/\s+/g, ' ').trim();
  if (shown === '') return resultText.lineBreak;
  const characters = [...shown];
  return characters.length <= QUOTE_CHARACTERS ? shown : `${characters.slice(0, QUOTE_CHARACTERS).join('')}…`;
}

/** Context is cut between characters, never inside of one. */
function tidyEdge(text: string): string {
  return text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}

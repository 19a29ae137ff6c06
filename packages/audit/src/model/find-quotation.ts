/**
 * Finds the position of a quotation in the text. A model may write it with other spaces, widths or
 * punctuation: then the text's own words replace it (`repaired`). Null when it is not in the text. Promise: a
 * found span slices out of the text and looks the same as the quotation.
 */
import {
  type Document,
  documentSpan,
  normalise,
  normalisedSpan,
  normalisedText,
  type Span,
  sameToTheEye,
} from '@wenjian/document';

export interface FoundQuotation {
  readonly span: Span;
  readonly verification: 'verified' | 'repaired';
}

/** `within`: the part that was read; preferred when the same words occur in several places. */
export type QuotationFinder = (quote: string, within: readonly Span[]) => FoundQuotation | null;

export function createQuotationFinder(document: Document): QuotationFinder {
  const folded = normalise(document.text, sameToTheEye);
  return (quote, within) => {
    const wanted = quote.trim();
    const foldedQuote = normalisedText(wanted, sameToTheEye).trim();
    if (foldedQuote.length < MIN_LENGTH) return null;
    const exact = choose(placesOf(document.text, wanted), within);
    if (exact !== null) return { span: exact, verification: 'verified' };
    const alike = placesOf(folded.text, foldedQuote).map(({ start, end }) =>
      folded.toOriginal(normalisedSpan(start, end)),
    );
    const span = choose(alike, within);
    return span === null ? null : { span, verification: 'repaired' };
  };
}

/** Fewer characters occur anywhere and prove nothing. */
const MIN_LENGTH = 4;
/** Words that occur more often than this do not count as a quotation. */
const MAX_PLACES = 200;

function placesOf(text: string, wanted: string): Span[] {
  const places: Span[] = [];
  for (
    let at = text.indexOf(wanted);
    at >= 0 && places.length < MAX_PLACES;
    at = text.indexOf(wanted, at + 1)
  )
    if (isWhole(text, at, at + wanted.length)) places.push(documentSpan(at, at + wanted.length));
  return places;
}

/** No match inside a longer number or character: 10万元 is not in 110万元, 5% not in 0.5%, 十日 not in 三十日. */
const joints = [
  /^.?[0-9０-９A-Za-z]\|[0-9０-９A-Za-z]/s,
  /^.?[0-9０-９][.,．，]?\|[.,．，]?[0-9０-９]/s,
  /^.?[一二三四五六七八九十百千万亿零〇两壹贰叁肆伍陆柒捌玖拾佰仟]\|[一二三四五六七八九十百千万亿零〇两壹贰叁肆伍陆柒捌玖拾佰仟]/s,
  /^.?[\ud800-\udbff]\|[\udc00-\udfff]/s,
];

function isWhole(text: string, start: number, end: number): boolean {
  return !isJoint(text, start) && !isJoint(text, end);
}

function isJoint(text: string, at: number): boolean {
  const around = `${text.slice(Math.max(0, at - 2), at)}|${text.slice(at, at + 2)}`;
  return joints.some((joint) => joint.test(around));
}

function choose(places: readonly Span[], within: readonly Span[]): Span | null {
  const inside = places.find((place) =>
    within.some(({ start, end }) => place.start >= start && place.end <= end),
  );
  return inside ?? places[0] ?? null;
}

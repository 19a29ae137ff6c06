/**
 * Words that are in a picture on one side and text on the other: a search cannot find them in the picture.
 * In: two documents with their layouts, and what they have in common. Out: a trace for each page of each
 * fragment that was recognised on one side only. It reports a fact, not a motive: a scan is a picture too,
 * and the user decides.
 */
import {
  type Document,
  documentSpan,
  type LineFragment,
  largestOf,
  type Span,
  smallestOf,
} from '@wenjian/document';
import type { Fragment, SideName } from '../fragment.ts';
import { evasionReasons } from '../plagiarism.text.ts';
import type { EvasionTrace } from './evasion.ts';

/** A stamp or a heading in a picture does not make the whole passage a picture. */
const MOSTLY = 0.5;

export function findTextAsPicture(
  a: Document,
  b: Document,
  fragments: readonly Fragment[],
): readonly (EvasionTrace & { readonly side: SideName })[] {
  const recognised = { a: recognisedLines(a), b: recognisedLines(b) };
  if (recognised.a.length + recognised.b.length === 0) return [];
  return fragments
    .filter(({ isSubtracted }) => !isSubtracted)
    .flatMap((fragment) => {
      const isPicture = {
        a: isMostlyIn(fragment.a, recognised.a),
        b: isMostlyIn(fragment.b, recognised.b),
      };
      if (isPicture.a === isPicture.b) return [];
      const side: SideName = isPicture.a ? 'a' : 'b';
      const document = side === 'a' ? a : b;
      return tracesOf(document, fragment[side], recognised[side]).map((trace) => ({ side, ...trace }));
    });
}

function recognisedLines({ layout = [] }: Document): readonly LineFragment[] {
  return layout.filter(({ confidence }) => confidence !== undefined);
}

function isMostlyIn(span: Span, lines: readonly LineFragment[]): boolean {
  const length = sharesOf(span, lines).reduce((sum, { start, end }) => sum + end - start, 0);
  return length >= (span.end - span.start) * MOSTLY;
}

/** The part of each line that is in the span. */
function sharesOf(span: Span, lines: readonly LineFragment[]) {
  return lines.flatMap(({ start, end, page }) => {
    const share = { start: Math.max(start, span.start), end: Math.min(end, span.end), page };
    return share.start < share.end ? [share] : [];
  });
}

function tracesOf(document: Document, span: Span, lines: readonly LineFragment[]): readonly EvasionTrace[] {
  const pages = Map.groupBy(sharesOf(span, lines), ({ page }) => page);
  return [...pages.values()].map((shares) => {
    const start = smallestOf(shares.map((share) => share.start));
    const end = largestOf(shares.map((share) => share.end));
    const text = document.text.slice(start, end);
    const count = text.replaceAll(/[\s\p{P}]/gu, '').length;
    return {
      kind: 'picture',
      ...documentSpan(start, end),
      count,
      text,
      reason: evasionReasons.picture(count),
    };
  });
}

/** In: "1-3,5,8-" and a number of pages. Out: the parts to split into, each a range of pages counted from 1. Pure. */

export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Why there are no parts; who asks says it in a sentence. */
export type RangeRefusal =
  | { readonly kind: 'none' | 'notWhole' }
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'unclear' | 'backward' | 'outside'; readonly part: string };

export type PageParts = { readonly ranges: readonly PageRange[] } | { readonly refusal: RangeRefusal };

const MOST_PARTS = 2000;

/** A Chinese keyboard produces full-width digits and signs. */
export function partsOfRanges(text: string, pageCount: number): PageParts {
  const parts = text
    .normalize('NFKC')
    .replace(/[–—~～至]/gu, '-')
    .split(/[,、;]/u)
    .map((part) => part.replace(/[\s第页]/gu, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return { refusal: { kind: 'none' } };
  if (parts.length > MOST_PARTS) return { refusal: { kind: 'tooMany', most: MOST_PARTS } };
  const ranges: PageRange[] = [];
  for (const part of parts) {
    const range = rangeOf(part, pageCount);
    if (typeof range === 'string') return { refusal: { kind: range, part } };
    ranges.push(range);
  }
  return { ranges };
}

export function partsOfEvery(every: number, pageCount: number): PageParts {
  if (!Number.isSafeInteger(every) || every < 1) return { refusal: { kind: 'notWhole' } };
  const count = Math.ceil(pageCount / every);
  const ranges = Array.from({ length: count }, (_, index) => ({
    from: index * every + 1,
    to: Math.min(pageCount, (index + 1) * every),
  }));
  return { ranges };
}

function rangeOf(part: string, pageCount: number): PageRange | 'unclear' | 'backward' | 'outside' {
  const match = /^(\d{0,9})(-?)(\d{0,9})$/.exec(part);
  if (match === null || !/\d/.test(part)) return 'unclear';
  const [, first = '', dash = '', last = ''] = match;
  const from = first === '' ? 1 : Number(first);
  const to = dash === '' ? from : last === '' ? pageCount : Number(last);
  if (from < 1 || from > pageCount || (last !== '' && to > pageCount)) return 'outside';
  return from > to ? 'backward' : { from, to };
}

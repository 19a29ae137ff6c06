/** In: "1-3,5,8-" and a number of pages. Out: the parts to split into, each a range of pages counted from 1. */

import { ConversionRefused } from '../conversion.ts';
import { refusals } from '../convert.text.ts';

export interface PageRange {
  readonly from: number;
  readonly to: number;
}

const MOST_PARTS = 2000;

/** A Chinese keyboard produces full-width digits and signs. */
export function parseRanges(text: string, pageCount: number): readonly PageRange[] {
  const parts = text
    .normalize('NFKC')
    .replace(/[–—~～至]/gu, '-')
    .split(/[,、;]/u)
    .map((part) => part.replace(/[\s第页]/gu, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) throw refused(refusals.noRanges);
  if (parts.length > MOST_PARTS) throw refused(refusals.tooManyParts(MOST_PARTS));
  return parts.map((part) => parseRange(part, pageCount));
}

export function rangesOfEvery(every: number, pageCount: number): readonly PageRange[] {
  if (!Number.isSafeInteger(every) || every < 1) throw refused(refusals.everyNotWhole);
  const count = Math.ceil(pageCount / every);
  return Array.from({ length: count }, (_, index) => ({
    from: index * every + 1,
    to: Math.min(pageCount, (index + 1) * every),
  }));
}

function parseRange(part: string, pageCount: number): PageRange {
  const match = /^(\d{0,9})(-?)(\d{0,9})$/.exec(part);
  if (match === null || !/\d/.test(part)) throw refused(refusals.badRange(part));
  const [, first = '', dash = '', last = ''] = match;
  const from = first === '' ? 1 : Number(first);
  const to = dash === '' ? from : last === '' ? pageCount : Number(last);
  if (from < 1 || from > pageCount || (last !== '' && to > pageCount))
    throw refused(refusals.rangeOutside(part, pageCount));
  if (from > to) throw refused(refusals.backwardRange(part));
  return { from, to };
}

function refused(message: string): ConversionRefused {
  return new ConversionRefused('unsupported', message);
}

/** The parts a file will be split into, as the screen shows them beforehand. Pure. */
import { type PageParts, type PageRange, partsOfEvery, partsOfRanges, type RangeRefusal } from '@wenjian/api';
import { convertText } from '../text.ts';
import type { OperationOptions } from './operations.ts';

export function splitParts(
  { splitBy, every, ranges }: Pick<OperationOptions, 'splitBy' | 'every' | 'ranges'>,
  pageCount: number,
): PageParts {
  return splitBy === 'every' ? partsOfEvery(every ?? 0, pageCount) : partsOfRanges(ranges, pageCount);
}

/** The pages that would be in no part, as ranges; empty if there are none. */
export function leftOutPages(ranges: readonly PageRange[], pageCount: number): string {
  const left: string[] = [];
  let next = 1;
  const note = (to: number) => {
    if (to >= next) left.push(to === next ? `${next}` : `${next}-${to}`);
  };
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    note(from - 1);
    next = Math.max(next, to + 1);
  }
  note(pageCount);
  return left.join('、');
}

export function refusalSentence(refusal: RangeRefusal, pageCount: number): string {
  const text = convertText.preview.split.refused;
  switch (refusal.kind) {
    case 'none':
    case 'notWhole':
      return text[refusal.kind];
    case 'tooMany':
      return text.tooMany(refusal.most);
    case 'outside':
      return text.outside(refusal.part, pageCount);
    case 'unclear':
    case 'backward':
      return text[refusal.kind](refusal.part);
  }
}

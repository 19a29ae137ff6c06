/** 年　　月　　日 with its parts to fill in, for every kind of blank mark. */
import type { Line } from '@wenjian/contract';
import type { Place } from './template.ts';

export interface FoundDate {
  readonly year: Place;
  readonly month: Place;
  readonly day: Place;
}

/** One mark a step and not endlessly many, so that a page full of them is read once. */
const blank =
  '(?:[_＿ \\u3000\\t×XxＸ*＊]|【[ \\u3000_]{0,40}】|\\[[ \\u3000_]{0,40}\\]|[（(][ \\u3000_]{0,40}[）)]){1,80}';
const date = new RegExp(
  `(?<![0-9０-９])(?<year>(?:20[0-9]{0,2})?(?:${blank})?)年(?<month>${blank})月(?<day>${blank})日`,
  'g',
);

export function dateBlanksIn(line: Line): readonly FoundDate[] {
  return [...line.text.matchAll(date)].map(({ index, groups = {} }) => {
    const { year = '', month = '', day = '' } = groups;
    // Space between the preceding words and the year is not part of the blank.
    const lead = /^20/.test(year) ? 0 : leadingSpace(line.text, index, year);
    const yearStart = line.start + index + lead;
    const monthStart = line.start + index + year.length + 1;
    const dayStart = monthStart + month.length + 1;
    return {
      year: place(yearStart, year.length - lead),
      month: place(monthStart, month.length),
      day: place(dayStart, day.length),
    };
  });
}

export function spanOfDate({ year, day }: FoundDate): Place {
  return { start: year.start, end: day.end + 1 };
}

/** Keeps the indentation. */
function leadingSpace(text: string, index: number, year: string): number {
  return text.slice(0, index).trim() === '' ? year.length - year.trimStart().length : 0;
}

function place(start: number, length: number): Place {
  return { start, end: start + length };
}

/** Blanks for a sum: ￥____, ____元, and 大写____ for the same sum beside it. */
import type { Line } from '@wenjian/contract';
import type { AmountPlace, Place } from './template.ts';

export interface FoundAmount {
  readonly start: number;
  readonly end: number;
  readonly places: readonly AmountPlace[];
}

/** Blanks further apart than this belong to two sums. */
const MAX_BETWEEN = 24;
const WORDS_LOOK_BACK = 12;
const wordsBefore = /大写[^，。；0-9]{0,8}$/;
const figuresBefore = /(?:[￥¥]|RMB|CNY|小写[）)]?[：:]?|人民币)\s*$/i;
const unitBehind = /^[ \u3000]*(?<scale>万)?[元圆]/;
/** A sum in words includes its unit, so the blank includes the unit printed beside it. */
const wordsUnit = /^[ \u3000]*(?:[元圆][整正]?|[整正])/;

export function amountBlanksIn(line: Line, blanks: readonly Place[]): readonly FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const blank of blanks) {
    const before = line.text.slice(0, blank.start - line.start);
    const after = line.text.slice(blank.end - line.start);
    const sum = amountAt(blank, before, after);
    if (sum === null) continue;
    const last = found.at(-1);
    const isOther = last !== undefined && blank.start - last.end <= MAX_BETWEEN && goTogether(last, sum);
    if (isOther && !hasBlankBetween(blanks, last.end, blank.start))
      found[found.length - 1] = {
        start: last.start,
        end: sum.end,
        places: [...last.places, ...sum.places],
      };
    else found.push(sum);
  }
  return found;
}

function amountAt({ start, end }: Place, before: string, after: string): FoundAmount | null {
  if (wordsBefore.test(before.slice(-WORDS_LOOK_BACK))) {
    const unit = wordsUnit.exec(after)?.[0].length ?? 0;
    return { start, end: end + unit, places: [{ start, end: end + unit, part: 'words' }] };
  }
  const behind = unitBehind.exec(after);
  if (behind === null && !figuresBefore.test(before)) return null;
  const part = behind?.groups?.scale === undefined ? 'yuan' : 'tenThousand';
  return { start, end, places: [{ start, end, part }] };
}

/** One of them has only figures, the other only words. */
function goTogether(one: FoundAmount, other: FoundAmount): boolean {
  const isWords = ({ places }: FoundAmount) => places.every(({ part }) => part === 'words');
  const isFigures = ({ places }: FoundAmount) => places.every(({ part }) => part !== 'words');
  return (isFigures(one) && isWords(other)) || (isWords(one) && isFigures(other));
}

function hasBlankBetween(blanks: readonly Place[], from: number, to: number): boolean {
  return blanks.some(({ start, end }) => start >= from && end <= to);
}

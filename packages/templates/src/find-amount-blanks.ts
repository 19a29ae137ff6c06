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
/** With the space that may follow ￥ or 人民币. */
const FIGURES_LOOK_BACK = 40;
const wordsBefore = /大写[^，。；0-9]{0,8}$/;
const figuresBefore = /(?:[￥¥]|RMB|CNY|小写[）)]?[：:]?|人民币)\s*$/i;
const unitBehind = /^[ \u3000]*(?<scale>万)?[元圆]/;
/** What is counted is no sum. */
const countedUnit = /^[ \u3000]*(?:[台份套个件次吨名人辆间天日月年周只]|平方米|㎡|小时|公斤|千克|[%％])/;
/** A sum in words includes its unit, so the blank includes the unit printed beside it. */
const wordsUnit = /^[ \u3000]*(?:[元圆][整正]?|[整正])/;

export function amountBlanksIn(line: Line, blanks: readonly Place[]): readonly FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const [index, blank] of blanks.entries()) {
    const at = blank.start - line.start;
    const before = line.text.slice(Math.max(0, at - FIGURES_LOOK_BACK), at);
    const after = line.text.slice(blank.end - line.start);
    const sum = amountAt(blank, before, after);
    if (sum === null) continue;
    const last = found.at(-1);
    const isOther = last !== undefined && blank.start - last.end <= MAX_BETWEEN && goTogether(last, sum);
    // Blanks are in the order of the text: one between the two would be the one before this.
    const isNext = last !== undefined && (blanks[index - 1]?.start ?? 0) < last.end;
    if (isOther && isNext)
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
  if (isInWords(before)) {
    if (countedUnit.test(after)) return null;
    const unit = wordsUnit.exec(after)?.[0].length ?? 0;
    return { start, end: end + unit, places: [{ start, end: end + unit, part: 'words' }] };
  }
  const behind = unitBehind.exec(after);
  if (behind === null && !figuresBefore.test(before)) return null;
  const part = behind?.groups?.scale === undefined ? 'yuan' : 'tenThousand';
  return { start, end, places: [{ start, end, part }] };
}

/** Whether the words before a blank ask for 大写. */
export function isInWords(before: string): boolean {
  return wordsBefore.test(before.slice(-WORDS_LOOK_BACK));
}

/** One of them has only figures, the other only words. */
function goTogether(one: FoundAmount, other: FoundAmount): boolean {
  const isWords = ({ places }: FoundAmount) => places.every(({ part }) => part === 'words');
  const isFigures = ({ places }: FoundAmount) => places.every(({ part }) => part !== 'words');
  return (isFigures(one) && isWords(other)) || (isWords(one) && isFigures(other));
}

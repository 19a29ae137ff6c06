/** Every blank in a line: marked blanks, runs of white space, dots or dashes used as blanks, underlined spaces. */
import { findBlanks, type Line } from '@wenjian/contract';
import type { TextRun } from '@wenjian/document';
import type { Place } from './template.ts';

/** Also drawn as a line; a table of contents has the same dots, and a number behind them. */
const lines = /[.．…‥]{3,}|[-—－]{4,}/g;
/** White space and lines are a blank when the words before it ask for a value or a unit follows it. */
const spaces = /(?<=\S)(?:[ \u3000\t]*\u3000{2,}[ \u3000\t]*|[ \t]{4,})/g;
const waiting = /(?:[：:为是于第￥¥（(自至共计额币]|大写|小写|价款|金额|地点|账号|期限)$/;
const unit = /^(?:元|万元|年|月|日|号|天|%|％|‰|个|份|台|套|次|吨|平方米|㎡|小时|方|[）)])/;
/** Longer than any of the words above. */
const WAITING_CHARACTERS = 4;
/** Space between two signature labels is for signing by hand. */
const signing = /盖章|签章|签字|签名|签署[:：]/;

export function blanksIn(line: Line, runs: readonly TextRun[]): readonly Place[] {
  const found: Place[] = [
    ...findBlanks([line]).map(({ start, end }) => withoutParentheses(line, { start, end })),
    ...blanksOf(spaces, line),
    ...blanksOf(lines, line),
    ...underlinedIn(line, runs),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  return joined(found);
}

/** （　　） keeps its parentheses; other brackets are drafting marks and are removed. */
function withoutParentheses(line: Line, { start, end }: Place): Place {
  const first = line.text.charAt(start - line.start);
  return first === '（' || first === '(' ? { start: start + 1, end: end - 1 } : { start, end };
}

function blanksOf(marks: RegExp, line: Line): readonly Place[] {
  if (signing.test(line.text)) return [];
  return [...line.text.matchAll(marks)].flatMap((match) => {
    const before = line.text.slice(Math.max(0, match.index - WAITING_CHARACTERS), match.index);
    const after = line.text.slice(match.index + match[0].length);
    if (!waiting.test(before) && !unit.test(after)) return [];
    return [{ start: line.start + match.index, end: line.start + match.index + match[0].length }];
  });
}

const MIN_UNDERLINED = 2;

function underlinedIn(line: Line, runs: readonly TextRun[]): readonly Place[] {
  return runs.flatMap(({ start, end, style }): Place[] => {
    if (style.underline !== true || start < line.start || end > line.end) return [];
    const words = line.text.slice(start - line.start, end - line.start);
    // A tab is as wide as a blank, alone as well.
    const isWide = words.length >= MIN_UNDERLINED || words === '\t';
    return isWide && words.trim() === '' ? [{ start, end }] : [];
  });
}

/** Blanks that overlap or touch are merged. */
function joined(sorted: readonly Place[]): readonly Place[] {
  const out: Place[] = [];
  for (const place of sorted) {
    const last = out.at(-1);
    if (last !== undefined && place.start <= last.end)
      out[out.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
    else out.push(place);
  }
  return out;
}

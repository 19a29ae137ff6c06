/**
 * Words set in bold amid a sentence, as a contract that writes its defined terms in bold marks them. In: a contract. Out: their places; none where no
 * defined term is in bold, since bold then stresses something. A line that begins in bold has a heading of its own.
 */
import type { Contract } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { textLines } from '../text-lines.ts';

const word = /^[\u4e00-\u9fffA-Za-z]{2,10}$/;
const LONGEST_HEAD = 8;
/** 第三条, 3.2, （一）: the number before a heading. */
const onlyNumber = /^[\s\d.、第章节条款项（）()一二三四五六七八九十百]*$/;

export function boldTerms({ document, terms }: Contract): readonly Span[] {
  const bold = boldSpans(document.runs ?? []);
  if (bold.length === 0) return [];
  const words = bold.filter(({ start, end }) => word.test(document.text.slice(start, end)));
  const defined = new Set(terms.map(({ term }) => term));
  if (!words.some(({ start, end }) => defined.has(document.text.slice(start, end)))) return [];
  const lines = textLines(document).filter(({ isTable }) => !isTable);
  let next = 0;
  return words.filter(({ start, end }) => {
    while (lines[next + 1] !== undefined && (lines[next + 1]?.start ?? 0) <= start) next += 1;
    const line = lines[next];
    if (line === undefined || start < line.start || end > line.start + line.text.length) return false;
    const before = line.text.slice(0, start - line.start);
    return !(before.length <= LONGEST_HEAD && onlyNumber.test(before)) && end < line.start + line.text.length;
  });
}

/** Runs that follow each other are one: programs cut them anywhere. */
function boldSpans(runs: NonNullable<Contract['document']['runs']>): readonly Span[] {
  const spans: Span[] = [];
  for (const { start, end, style } of runs) {
    if (style.bold !== true) continue;
    const last = spans.at(-1);
    if (last?.end === start) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
  }
  return spans;
}

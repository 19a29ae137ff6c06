/** The signature block: the lines at the end of the contract itself, before its attachments. */
import { documentSpan, type Span } from '@wenjian/document';
import { letterPattern, rolePattern } from '../parties/party.words.ts';
import type { Line } from '../text/body-lines.ts';
import { readClauseNumber } from './clause-number.ts';

const who = `(?:${letterPattern}|${rolePattern})`;
const sealed = '(?:盖章|签字|签章|签名|公章|签署|捺印|按印)';
const strong = new RegExp(
  `^[ \\u3000]*(?:${who}[^。；]{0,60}${sealed}|(?:法定代表人|授权代表|委托代理人|负责人|经办人)[^。；]{0,20}[（(][^）)]{0,10}${sealed}|[（(]?(?:以下|本页以下|此页以下)无正文|[（(]?(?:本页为|此页为)?[^。；]{0,30}(?:签署页|签字页|签章页)|(?:签字|签章|签署)(?:盖章)?[栏处][：:]?$)`,
);
/** 甲方：________ again, after the last clause. */
const weak = new RegExp(`^[ \\u3000]*${who}(?:[（(][^）)]{0,12}[）)])?[ \\u3000]*[：:]`);
const sentenceLike = /(?:应当?|不得|有权|须|必须|生效|同意|确认并)[^（(]{2,}/;
const MAX_SIGNATURE_LINES = 40;
const MAX_LINE = 120;

export function findSignature(lines: readonly Line[]): Span | null {
  const numbers = lines.map((line) =>
    line.block.cell === undefined ? readClauseNumber(line.text, line.block.number) : null,
  );
  const firstClause = numbers.findIndex((number) => number !== null && number.form !== 'attachment');
  const signs = (pattern: RegExp) => (line: Line, index: number) =>
    index > firstClause && numbers[index] === null && isSignatureLine(line, pattern);
  let first = lines.findIndex(signs(strong));
  if (first < 0)
    first = lastWeak(
      lines,
      numbers.findLastIndex((number) => number !== null && number.form !== 'attachment'),
    );
  const from = lines[first];
  if (from === undefined) return null;
  first = takeWeakBefore(lines, first, (index) => numbers[index] === null && index > firstClause);
  let last = first;
  const limit = Math.min(lines.length, first + MAX_SIGNATURE_LINES);
  for (let index = first + 1; index < limit; index++) {
    const line = lines[index];
    if (line === undefined || numbers[index] !== null || /^\s*附\s?件/.test(line.text) || isProse(line.text))
      break;
    last = index;
  }
  return documentSpan((lines[first] ?? from).start, (lines[last] ?? from).end);
}

function isSignatureLine(line: Line, pattern: RegExp): boolean {
  return line.text.length <= MAX_LINE && pattern.test(line.text) && !isProse(line.text);
}

/** 甲乙双方签字盖章后生效: a sentence about signing. */
function isProse(text: string): boolean {
  return (/。\s*$/.test(text) && !/无正文/.test(text)) || (text.length > 30 && sentenceLike.test(text));
}

function lastWeak(lines: readonly Line[], lastClause: number): number {
  if (lastClause < 0) return -1;
  return lines.findIndex((line, index) => index > lastClause && isSignatureLine(line, weak));
}

/** 甲方：某公司 right above （盖章） belongs to it. */
function takeWeakBefore(
  lines: readonly Line[],
  first: number,
  mayBelong: (index: number) => boolean,
): number {
  let index = first;
  while (index > 0 && mayBelong(index - 1)) {
    const line = lines[index - 1];
    if (line === undefined || !isSignatureLine(line, weak)) break;
    index--;
  }
  return index;
}

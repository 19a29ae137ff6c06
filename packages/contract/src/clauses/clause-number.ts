/**
 * The number at the start of a line as displayed, with its form (which determines the level) and its value
 * (which references use).
 */
import { chineseDigitPattern, readNumber } from '../numbers/read-number.ts';
import { circledDigits } from '../numbers/write-number.ts';

export type NumberForm =
  | 'attachment'
  | 'chapter'
  | 'section'
  | 'article'
  | 'chineseComma'
  | 'chineseBracket'
  | 'arabic'
  | `decimal${number}`
  | 'arabicBracket'
  | 'circled'
  | 'latin';

export interface ClauseNumber {
  readonly shown: string;
  readonly form: NumberForm;
  /** 3 for 第三条 and 9, 3 for 9.3. */
  readonly values: readonly number[];
  /** Offset in the line of the text after it. */
  readonly end: number;
}

const chinese = `(?:${chineseDigitPattern}{1,6})`;
const ordinal = `(?:${chinese}|[0-9０-９]{1,3})`;

interface FormPattern {
  readonly form: NumberForm;
  readonly pattern: RegExp;
}

/** 第五条约定的违约金, 第五条、第六条: a sentence that starts with a reference, not a clause number. */
const notAReference =
  '(?!\\s?(?:约定|规定|所述|所列|所称|项下|第(?!三[人方])|之|中|[、和及至到或与的]|[一二三四五六七八九十\\d]+款))';
/** 第七条 中途变更: a short line behind a gap is a heading, whatever it begins with. */
const articleHeading = '(?=[ \\u3000]+(?!第(?!三[人方])|[的所]|项下)[^，。；：]{2,20}$)';
/** 1.5万元, 3.2米: a measure, not a clause number; nor is 1．6月共 the sixth of the first. */
const notAMeasure =
  '(?!\\s?(?:[万亿]|[元圆%％‰℃㎡])|(?:平方|公里|公斤|千克|个(?!人)|月(?:份|底|初|末|共|中旬|[，、])|[倍米吨亩年天-]))';

const forms: readonly FormPattern[] = [
  {
    form: 'attachment',
    pattern: new RegExp(
      `^附\\s?件\\s?(${ordinal}|[A-Z])(?![0-9])(?=\\s*(?:$|[：:、.《（(\\s]|[^，。；]{1,30}$))`,
    ),
  },
  { form: 'chapter', pattern: new RegExp(`^第\\s?(${ordinal})\\s?(?:章|编|篇|部分)`) },
  { form: 'section', pattern: new RegExp(`^第\\s?(${ordinal})\\s?节`) },
  {
    form: 'article',
    pattern: new RegExp(`^第\\s?(${ordinal})\\s?条(?:${articleHeading}|${notAReference})[：:、.．]?`),
  },
  { form: 'chineseComma', pattern: new RegExp(`^(${chinese})\\s?[、.．](?![0-9])`) },
  { form: 'chineseBracket', pattern: new RegExp(`^[（(]\\s?(${chinese})\\s?[）)][、.．]?`) },
  { form: 'arabicBracket', pattern: /^[（(]?\s?([0-9０-９]{1,2})\s?[）)][、.．]?/ },
  { form: 'circled', pattern: new RegExp(`^([${circledDigits}])`) },
  { form: 'latin', pattern: /^(?:[（(]([a-zA-Z])[）)]|([a-zA-Z])[.．、)）](?![a-zA-Z.．]))/ },
];
const decimal = new RegExp(
  `^第?\\s?([0-9０-９]{1,3}(?:[.．][0-9０-９]{1,3}){1,4})(?![0-9０-９])[条款项]?[.．、：:]?${notAMeasure}`,
);
const arabic =
  /^([0-9０-９]{1,3})(?:[、．]|\.(?![0-9])|\s*(?:：|:(?![0-9]))|(?=[ \u3000]{1,4}[\u4e00-\u9fff]))/;

/** `given`: the automatic number of the block, at the start of its text. */
export function readClauseNumber(text: string, given?: string): ClauseNumber | null {
  const indent = text.length - text.trimStart().length;
  const body = text.slice(indent, indent + 60);
  const read = readDecimal(body) ?? readArabic(body, given) ?? readForm(body);
  if (read === null) return null;
  return { ...read, end: indent + read.end };
}

function readDecimal(text: string): ClauseNumber | null {
  const match = decimal.exec(text);
  if (match?.[1] === undefined) return null;
  const values = match[1].split(/[.．]/).map((part) => readNumber(part) ?? 0);
  // 2026.3.1 and 0.5 are not clause numbers.
  if (values[0] === 0) return null;
  return { shown: match[0].trim(), form: `decimal${values.length}`, values, end: match[0].length };
}

function readArabic(text: string, given: string | undefined): ClauseNumber | null {
  const match = arabic.exec(text);
  if (match?.[1] === undefined) return null;
  // A number followed only by a space counts only when the file marks it as a number.
  if (/^[0-9０-９]+$/.test(match[0].trim()) && given === undefined) return null;
  return {
    shown: match[0].trim(),
    form: 'arabic',
    values: [readNumber(match[1]) ?? 0],
    end: match[0].length,
  };
}

function readForm(text: string): ClauseNumber | null {
  for (const { form, pattern } of forms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const written = match[1] ?? match[2] ?? '';
    return { shown: match[0].trim(), form, values: [valueOfNumber(form, written)], end: match[0].length };
  }
  return null;
}

function valueOfNumber(form: NumberForm, written: string): number {
  if (form === 'circled') return circledDigits.indexOf(written) + 1;
  if (/^[a-zA-Z]$/.test(written)) return written.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) + 1;
  return readNumber(written) ?? 0;
}

/**
 * In: a number and its format code. Out: what Excel shows in the cell (Chinese Excel, where that differs).
 * SSF does the work; language-dependent built-in formats and Chinese numerals ([DBNum1] …) are added here.
 */
import { SSF } from '@e965/xlsx';
import { chineseDigits, withChineseNumerals } from './chinese-numerals.ts';
import { understandable } from './format-code.ts';

export interface FormatOptions {
  /** The workbook counts days from 1904. */
  readonly isFrom1904: boolean;
}

export function formatValue(value: number, code: string, { isFrom1904 }: FormatOptions): string {
  const numerals = /\[DBNum([123])\]/i.exec(code);
  // A language alone changes nothing here, and SSF reads it as a currency before General.
  const plain = code
    .replace(/\[DBNum[0-9]\]/gi, '')
    .replace(/\[\$-F800\]/gi, LONG_DATE_MARK)
    .replace(/\[\$-[0-9a-f,]{1,12}\]/gi, '');
  const shown = formatPlain(value, plain.startsWith(LONG_DATE_MARK) ? LONG_DATE : plain, isFrom1904);
  if (numerals === null) return shown;
  const style = chineseDigits[numerals[1] ?? '1'];
  return style === undefined ? shown : withChineseNumerals(shown, style, isGeneral(plain) || isDate(plain));
}

/** The code of a built-in format. */
export function builtInFormat(id: number): string {
  return chineseFormats[id] ?? standardFormats[id] ?? GENERAL;
}

const GENERAL = 'General';
const LONG_DATE_MARK = '\u0000';
const LONG_DATE = 'yyyy"年"m"月"d"日"';

const standardFormats: Readonly<Record<number, string>> = SSF.get_table();

/** ECMA-376 part 1, 18.8.30: formats of the Chinese (mainland) version; 14 and 22 are the system's short date. */
const chineseFormats: Readonly<Record<number, string>> = {
  14: 'yyyy/m/d',
  22: 'yyyy/m/d h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: LONG_DATE,
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: '上午/下午h"时"mm"分"',
  35: '上午/下午h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  55: '上午/下午h"时"mm"分"',
  56: '上午/下午h"时"mm"分"ss"秒"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
};

/** A broken format shows the plain number: Excel would refuse the file, but the number is still the author's. */
function formatPlain(value: number, code: string, isFrom1904: boolean): string {
  try {
    const filled = { general: SSF.format(GENERAL, value), weekday: weekdayOf(value, isFrom1904) };
    return SSF.format(understandable(code, isDate(code), filled), value, { date1904: isFrom1904 });
  } catch {
    return String(value);
  }
}

/** Days between the two epochs. */
const DAYS_FROM_1900_TO_1904 = 1462;

/** In Excel, day 1 (1 January 1900) is a Sunday. */
function weekdayOf(value: number, isFrom1904: boolean): string {
  const day = Math.floor(value) + (isFrom1904 ? DAYS_FROM_1900_TO_1904 : 0);
  return '日一二三四五六'[(((day - 1) % 7) + 7) % 7] ?? '';
}

function isGeneral(code: string): boolean {
  return /^(?:\[[^\]]*\])*(?:general|G\/通用格式)?$/i.test(code.split(';', 1)[0] ?? '');
}

function isDate(code: string): boolean {
  return SSF.is_date(code) || /(?:^|[^a-z])a{3,4}(?:[^a-z/]|$)/i.test(code);
}

/** Numbers in Chinese numerals, as Excel's [DBNum1] (一二三), [DBNum2] (壹贰叁) and [DBNum3] (full width) show them. */

export interface NumeralStyle {
  readonly digits: string;
  /** Null: digit by digit, never 十 and 百. */
  readonly units: readonly string[] | null;
}

const myriads = ['', '万', '亿', '兆', '京'];

export const chineseDigits: Readonly<Record<string, NumeralStyle>> = {
  1: { digits: '〇一二三四五六七八九', units: ['', '十', '百', '千'] },
  2: { digits: '零壹贰叁肆伍陆柒捌玖', units: ['', '拾', '佰', '仟'] },
  3: { digits: '０１２３４５６７８９', units: null },
};

/** A year is read digit by digit although the rest of the date is not. */
const YEAR_DIGITS = 4;

/** `isRead`: whole numbers are read out (壹仟贰佰), as in dates and plain cells; otherwise digit by digit. */
export function withChineseNumerals(shown: string, style: NumeralStyle, isRead: boolean): string {
  return shown.replace(/(?<![0-9.])([0-9]+)|[0-9]/g, (digits, whole: string | undefined) => {
    const isYear = digits.length === YEAR_DIGITS && /年/.test(shown);
    if (!isRead || whole === undefined || isYear || style.units === null) return eachDigit(digits, style);
    return readNumber(digits, style, style.units);
  });
}

function eachDigit(digits: string, { digits: names }: NumeralStyle): string {
  return Array.from(digits, (digit) => names[Number(digit)] ?? digit).join('');
}

const GROUP = 4;

function readNumber(digits: string, style: NumeralStyle, units: readonly string[]): string {
  const trimmed = digits.replace(/^0+(?=[0-9])/, '');
  if (trimmed === '0' || trimmed.length > GROUP * myriads.length) return eachDigit(trimmed, style);
  const zero = style.digits[0] ?? '';
  let text = '';
  let isZeroDue = false;
  Array.from(trimmed, Number).forEach((digit, index) => {
    const place = trimmed.length - 1 - index;
    if (digit === 0) isZeroDue = text !== '';
    else {
      text += (isZeroDue ? zero : '') + (style.digits[digit] ?? '') + (units[place % GROUP] ?? '');
      isZeroDue = false;
    }
    const group = trimmed.slice(Math.max(0, index - GROUP + 1), index + 1);
    if (place % GROUP === 0 && place > 0 && /[1-9]/.test(group)) text += myriads[place / GROUP] ?? '';
  });
  // 一十二 is spoken 十二; the formal numerals keep the one.
  return style.digits[1] === '一' ? text.replace(/^一十/, '十') : text;
}

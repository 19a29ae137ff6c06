/** In: the text of a table cell. Out: the number it is, with the format that shows it as before; null for a text. */
import type { FormattedNumber } from '../../report/workbook.ts';

/** Excel keeps fifteen digits. */
const MAX_DIGITS = 15;
/** Longer runs of digits without separators are numbers of accounts and telephones. */
const MAX_PLAIN_DIGITS = 9;

const GROUPED = /^\d{1,3}(?:[,，]\d{3}){1,6}(?:\.\d{1,8})?$/u;
const PLAIN = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,8})?$/u;

export function numberOfCell(text: string): FormattedNumber | null {
  const parts = partsOf(text.trim());
  if (parts === null) return null;
  const { digits, sign, currency, isPercent, isBracketed } = parts;
  const isGrouped = GROUPED.test(digits);
  if (!isGrouped && !PLAIN.test(digits)) return null;
  const plain = digits.replace(/[,，]/gu, '');
  const figures = plain.replace('.', '');
  if (figures.length > MAX_DIGITS || (!isGrouped && figures.length > MAX_PLAIN_DIGITS + 8)) return null;
  const decimals = plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0;
  const value = isPercent ? Number(`${plain}e-2`) : Number(plain);
  const format = `${currency}${isGrouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${isPercent ? '%' : ''}`;
  return {
    value: value === 0 ? 0 : value * (isBracketed ? -1 : sign),
    format: isBracketed ? `${format};(${format})` : format,
  };
}

interface NumberParts {
  readonly digits: string;
  readonly sign: 1 | -1;
  readonly currency: string;
  readonly isPercent: boolean;
  readonly isBracketed: boolean;
}

function partsOf(text: string): NumberParts | null {
  if (text.length > 40) return null;
  const match = /^([（(]?)([-−–]?)([¥￥$€£]?)\s?([\d,，.]+)([%％]?)([)）]?)$/u.exec(text);
  if (match === null) return null;
  const [, open = '', minus = '', currency = '', digits = '', percent = '', close = ''] = match;
  const isBracketed = open !== '';
  if (isBracketed !== (close !== '') || (isBracketed && minus !== '')) return null;
  return {
    digits,
    sign: minus === '' ? 1 : -1,
    currency: currency === '' ? '' : `"${currency}"`,
    isPercent: percent !== '',
    isBracketed,
  };
}

/**
 * Writes a number in the notation of another: 11 as 十一 in place of 九, as １１ in place of ９, as ⑪ in
 * place of ⑨. The inverse of readNumber.
 */

const digits = '零一二三四五六七八九';
const units = ['', '十', '百', '千'];
export const circledDigits = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const FULL_WIDTH = 0xfee0;

/** Null when the notation has no such number: there is no ㉑ among the usual circled numbers. */
export function writeNumberLike(value: number, like: string): string | null {
  if (/^[0-9]+$/.test(like)) return String(value);
  if (/^[０-９]+$/.test(like))
    return [...String(value)].map((sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH)).join('');
  if (circledDigits.includes(like)) return circledDigits.charAt(value - 1) || null;
  if (/^[a-z]$/.test(like)) return letter(value, 'a');
  if (/^[A-Z]$/.test(like)) return letter(value, 'A');
  return value < 1 || value >= 10_000 ? null : writeChinese(value);
}

function letter(value: number, first: string): string | null {
  return value < 1 || value > 26 ? null : String.fromCharCode(first.charCodeAt(0) + value - 1);
}

function writeChinese(value: number): string {
  const places = [...String(value)].map(Number);
  let written = '';
  let isZeroOpen = false;
  places.forEach((digit, index) => {
    if (digit === 0) {
      isZeroOpen = written !== '';
      return;
    }
    written += `${isZeroOpen ? '零' : ''}${digits.charAt(digit)}${units[places.length - 1 - index] ?? ''}`;
    isZeroOpen = false;
  });
  return written.replace(/^一十/, '十');
}

/**
 * A sum of money in formal numerals: 壹佰万元整, 壹仟零伍元叁角整, 零元伍分. The inverse of readNumber for
 * sums. In: whole fen from 0. Promise: the result reads back as the same sum.
 */

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
/** 万亿 is 万 before the 亿 of the section below it. */
const sections = ['', '万', '亿', '万'];
const SECTION = 10_000;

/** Null for invalid sums, and for more than a number stores exactly. */
export function writeUppercaseAmount(fen: number): string | null {
  if (!Number.isSafeInteger(fen) || fen < 0) return null;
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor(fen / 10) % 10;
  const rest = fen % 10;
  const whole = `${writeWhole(yuan)}元`;
  if (jiao === 0 && rest === 0) return `${whole}整`;
  const tenths = jiao === 0 ? '零' : `${digits.charAt(jiao)}角`;
  return `${whole}${tenths}${rest === 0 ? '整' : `${digits.charAt(rest)}分`}`;
}

function writeWhole(yuan: number): string {
  if (yuan === 0) return digits.charAt(0);
  let written = '';
  let isZeroOpen = false;
  for (let index = sections.length - 1; index >= 0; index -= 1) {
    const section = Math.floor(yuan / SECTION ** index) % SECTION;
    if (section === 0) {
      if (index === 2 && yuan >= SECTION ** 3) written += '亿';
      isZeroOpen = written !== '';
      continue;
    }
    const needsZero = written !== '' && (isZeroOpen || section < SECTION / 10);
    written += `${needsZero ? '零' : ''}${writeSection(section)}${sections[index] ?? ''}`;
    isZeroOpen = false;
  }
  return written;
}

function writeSection(section: number): string {
  let written = '';
  let isZeroOpen = false;
  for (let place = places.length - 1; place >= 0; place -= 1) {
    const digit = Math.floor(section / 10 ** place) % 10;
    if (digit === 0) {
      isZeroOpen = written !== '';
      continue;
    }
    written += `${isZeroOpen ? '零' : ''}${digits.charAt(digit)}${places[place] ?? ''}`;
    isZeroOpen = false;
  }
  return written;
}

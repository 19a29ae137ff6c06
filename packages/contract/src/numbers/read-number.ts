/**
 * The value of a number as contracts write it: 1,000.50, １２, 三十五, 二〇二六, 壹佰贰拾, 3.5万, 三点五.
 * Null when it is not a number.
 */

/** Half- and full-width digits; at most 15, which a number stores exactly. */
export const digitPattern = '[0-9０-９]';
export const arabicPattern = `${digitPattern}{1,15}(?:[,，]${digitPattern}{3}(?!${digitPattern})){0,5}(?:[.．]${digitPattern}{1,6})?`;
export const chineseDigitPattern = '[零〇○一二三四五六七八九十百千万亿两壹贰貳叁肆伍陆陸柒捌玖拾佰仟萬億]';

const chineseDigits = new Map<string, number>(
  ['零〇○', '一壹', '二两贰貳', '三叁', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'].flatMap(
    (spellings, value) => [...spellings].map((spelling): [string, number] => [spelling, value]),
  ),
);
const smallUnits = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['佰', 100],
  ['千', 1000],
  ['仟', 1000],
]);
const bigUnits = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
]);

export function readNumber(written: string): number | null {
  const text = halfWidth(written).replace(/[\s,【】[\]]/g, '');
  const arabic = /^(\d+(?:\.\d+)?)([十百千万亿]{0,3})$/.exec(text);
  if (arabic?.[1] !== undefined) {
    let value = Number(arabic[1]);
    for (const unit of arabic[2] ?? '') value *= smallUnits.get(unit) ?? bigUnits.get(unit) ?? 1;
    return value;
  }
  const [whole = '', fraction, ...rest] = text.split('点');
  if (rest.length > 0) return null;
  const value = readChinese(whole);
  if (fraction === undefined || value === null) return value;
  const decimals = [...fraction].map((digit) => chineseDigits.get(digit));
  if (decimals.length === 0 || decimals.includes(undefined)) return null;
  return Number(`${value}.${decimals.join('')}`);
}

function halfWidth(text: string): string {
  return text.replace(/[０-９．，％]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

function readChinese(text: string): number | null {
  if (text === '') return null;
  const digits = [...text].map((sign) => chineseDigits.get(sign));
  if (!digits.includes(undefined)) return Number(digits.join(''));
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let lastUnit = 1;
  for (const sign of text) {
    const value = chineseDigits.get(sign);
    const small = smallUnits.get(sign);
    const big = bigUnits.get(sign);
    if (value !== undefined) {
      digit = value;
      if (value === 0) lastUnit = 1;
    } else if (small !== undefined) {
      section += (digit ?? 1) * small;
      digit = null;
      lastUnit = small;
    } else if (big !== undefined) {
      // 一万亿: the larger unit multiplies everything before it.
      const counted = section + (digit ?? 0);
      total = big === 1e8 ? Math.max(total + counted, 1) * big : total + Math.max(counted, 1) * big;
      section = 0;
      digit = null;
      lastUnit = big;
    } else return null;
  }
  // 三百五 is 350, 两万五 is 25000; 三百零五 is 305.
  const last = (digit ?? 0) * (lastUnit >= 100 ? lastUnit / 10 : 1);
  return total + section + last;
}

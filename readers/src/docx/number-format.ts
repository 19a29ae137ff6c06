/**
 * In: a count and the name of a Word number format. Out: the number as Word shows it, or null for unsupported
 * formats. After the last character of a format, plain digits follow.
 */

export function formatNumber(value: number, format: string): string | null {
  return formats[format]?.(value) ?? null;
}

type Formatter = (value: number) => string | null;

const simpleDigits = '〇一二三四五六七八九';

const countingNumerals = {
  digits: '零一二三四五六七八九',
  units: ['', '十', '百', '千'],
  myriad: '万',
  isShortTen: true,
};
const legalNumerals = {
  digits: '零壹贰叁肆伍陆柒捌玖',
  units: ['', '拾', '佰', '仟'],
  myriad: '万',
  isShortTen: false,
};
const traditionalLegalNumerals = { ...legalNumerals, digits: '零壹貳參肆伍陸柒捌玖', myriad: '萬' };

/** ① to ⑳, ㉑ to ㉟ and ㊱ to ㊿ are in three Unicode ranges. */
const circledDigits = sequence(0x2460, 20) + sequence(0x3251, 15) + sequence(0x32b1, 15);

const counting: Formatter = (value) => chineseNumber(value, countingNumerals);
const digitByDigit: Formatter = (value) =>
  [...String(value)].map((digit) => simpleDigits[Number(digit)]).join('');

const formats: Readonly<Record<string, Formatter>> = {
  none: () => '',
  decimal: String,
  decimalZero: (value) => (value < 10 ? `0${value}` : String(value)),
  decimalFullWidth: fullWidth,
  decimalFullWidth2: fullWidth,
  decimalHalfWidth: String,
  numberInDash: (value) => `- ${value} -`,
  ordinal: englishOrdinal,
  upperRoman: roman,
  lowerRoman: (value) => roman(value).toLowerCase(),
  upperLetter: (value) => letters(value, 'A'),
  lowerLetter: (value) => letters(value, 'a'),
  chineseCounting: counting,
  chineseCountingThousand: counting,
  taiwaneseCounting: counting,
  taiwaneseCountingThousand: counting,
  // The Chinese edition of Word writes this for 一、二、三.
  japaneseCounting: counting,
  ideographDigital: digitByDigit,
  japaneseDigitalTenThousand: digitByDigit,
  taiwaneseDigital: digitByDigit,
  chineseLegalSimplified: (value) => chineseNumber(value, legalNumerals),
  ideographLegalTraditional: (value) => chineseNumber(value, traditionalLegalNumerals),
  ideographTraditional: (value) => symbol(value, '甲乙丙丁戊己庚辛壬癸'),
  ideographZodiac: (value) => symbol(value, '子丑寅卯辰巳午未申酉戌亥'),
  decimalEnclosedCircle: (value) => symbol(value, circledDigits),
  decimalEnclosedCircleChinese: (value) => symbol(value, circledDigits),
  decimalEnclosedParen: (value) => symbol(value, sequence(0x2474, 20)),
  decimalEnclosedFullstop: (value) => symbol(value, sequence(0x2488, 20)),
  ideographEnclosedCircle: (value) => symbol(value, sequence(0x3280, 10)),
};

function fullWidth(value: number): string {
  return String(value).replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
}

function englishOrdinal(value: number): string {
  const lastTwo = value % 100;
  const suffix = lastTwo >= 11 && lastTwo <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
}

const romanParts: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [amount, symbol] of romanParts) {
    while (rest >= amount) {
      text += symbol;
      rest -= amount;
    }
  }
  return text;
}

/** Word counts a … z, aa, bb … zz, aaa, up to thirty letters. */
function letters(value: number, first: string): string {
  if (value < 1 || value > 780) return String(value);
  const letter = String.fromCharCode(first.charCodeAt(0) + ((value - 1) % 26));
  return letter.repeat(Math.floor((value - 1) / 26) + 1);
}

function symbol(value: number, symbols: string): string {
  return symbols[value - 1] ?? String(value);
}

function sequence(firstCode: number, count: number): string {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(firstCode + index)).join('');
}

interface Numerals {
  readonly digits: string;
  readonly units: readonly string[];
  readonly myriad: string;
  /** 十一 instead of 一十一. */
  readonly isShortTen: boolean;
}

function chineseNumber(value: number, numerals: Numerals): string | null {
  if (value < 0 || value > 99_999_999) return null;
  if (value === 0) return numerals.digits[0] ?? null;
  const high = Math.floor(value / 10_000);
  const low = value % 10_000;
  let text = high === 0 ? '' : `${belowMyriad(high, numerals)}${numerals.myriad}`;
  if (high > 0 && low > 0 && low < 1000) text += numerals.digits[0];
  if (low > 0) text += belowMyriad(low, numerals);
  return numerals.isShortTen && text.startsWith('一十') ? text.slice(1) : text;
}

function belowMyriad(value: number, { digits, units }: Numerals): string {
  let text = '';
  let isGap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      isGap = text !== '';
      continue;
    }
    text += `${isGap ? digits[0] : ''}${digits[digit]}${units[place]}`;
    isGap = false;
  }
  return text;
}

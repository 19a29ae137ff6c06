/**
 * Amounts of money in a text, in words (壹佰贰拾元整) and in figures (¥120.00), and whether adjacent ones are
 * equal. Used to mark recognised text as suspect, never to change it. Values are whole fen, so that nothing
 * is rounded.
 */

export interface Amount {
  readonly kind: 'words' | 'figures';
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly fen: bigint;
}

export interface AmountPair {
  readonly words: Amount;
  readonly figures: Amount;
  readonly isEqual: boolean;
}

const DIGITS: Readonly<Record<string, bigint>> = {
  零: 0n,
  〇: 0n,
  壹: 1n,
  贰: 2n,
  叁: 3n,
  肆: 4n,
  伍: 5n,
  陆: 6n,
  柒: 7n,
  捌: 8n,
  玖: 9n,
  一: 1n,
  二: 2n,
  三: 3n,
  四: 4n,
  五: 5n,
  六: 6n,
  七: 7n,
  八: 8n,
  九: 9n,
  两: 2n,
  貳: 2n,
  參: 3n,
  叄: 3n,
  陸: 6n,
};
const SMALL_UNITS: Readonly<Record<string, bigint>> = {
  拾: 10n,
  佰: 100n,
  仟: 1000n,
  十: 10n,
  百: 100n,
  千: 1000n,
};
const LARGE_UNITS: Readonly<Record<string, bigint>> = {
  万: 10_000n,
  萬: 10_000n,
  亿: 100_000_000n,
  億: 100_000_000n,
};

const FEN_PER_YUAN = 100n;
const FEN_PER_JIAO = 10n;

/** At least one numeral used only for money must occur: 一元 in running text is not an amount in words. */
const FORMAL = /[壹贰叁肆伍陆柒捌玖拾佰仟貳參叄陸]/u;
const NUMERAL = '零〇壹贰叁肆伍陆柒捌玖拾佰仟一二三四五六七八九十百千两貳參叄陸';
const WORDS = new RegExp(
  `(?<![${NUMERAL}万萬亿億])(?:[${NUMERAL}万萬亿億]+[元圆圓](?:[${NUMERAL}]角)?零?(?:[${NUMERAL}]分)?)整?正?`,
  'gu',
);
const FIGURES =
  /(?:(?:[¥￥]|RMB|CNY|人民币)\s{0,8})?(\d{1,3}(?:[,，]\d{3})+|\d+)(?:\.(\d{1,4}))?\s{0,8}(亿|万|千)?(元|圆)?/gu;

/** The value of an amount in words, in fen; null when it is not one. */
export function parseAmountInWords(text: string): bigint | null {
  const parts = /^([^元圆圓]+)[元圆圓](?:(.)角)?零?(?:(.)分)?整?正?$/u.exec(text);
  if (parts === null) return null;
  const yuan = parseNumberInWords(parts[1] ?? '');
  const jiao = parts[2] === undefined ? 0n : DIGITS[parts[2]];
  const fen = parts[3] === undefined ? 0n : DIGITS[parts[3]];
  if (yuan === null || jiao === undefined || fen === undefined) return null;
  return yuan * FEN_PER_YUAN + jiao * FEN_PER_JIAO + fen;
}

/** 壹仟零贰拾万 → 10,200,000; null when a character does not belong or two digits are adjacent. */
export function parseNumberInWords(text: string): bigint | null {
  let total = 0n;
  let section = 0n;
  let digit: bigint | null = null;
  for (const character of text) {
    const value = DIGITS[character];
    const small = SMALL_UNITS[character];
    const large = LARGE_UNITS[character];
    if (value !== undefined) {
      if (digit !== null && digit !== 0n) return null;
      digit = value;
    } else if (small !== undefined) {
      // 拾万 is 10 × 10,000: a unit without a digit before it counts once.
      section += (digit === null || digit === 0n ? 1n : digit) * small;
      digit = null;
    } else if (large !== undefined) {
      section += digit ?? 0n;
      // 万亿: everything so far is multiplied.
      total =
        section === 0n
          ? total * large
          : large > 10_000n
            ? (total + section) * large
            : total + section * large;
      section = 0n;
      digit = null;
    } else return null;
  }
  return text === '' ? null : total + section + (digit ?? 0n);
}

export function findAmounts(text: string): Amount[] {
  return [...amountsInWords(text), ...amountsInFigures(text)].sort((a, b) => a.start - b.start);
}

function amountsInWords(text: string): Amount[] {
  return [...text.matchAll(WORDS)].flatMap((match): Amount[] => {
    const [found] = match;
    const fen = FORMAL.test(found) ? parseAmountInWords(found) : null;
    return fen === null ? [] : [{ kind: 'words', start: match.index, end: match.index + found.length, fen }];
  });
}

const FIGURE_UNITS: Readonly<Record<string, bigint>> = { 千: 1000n, 万: 10_000n, 亿: 100_000_000n };

/** Longer ones are serial numbers or nonsense. */
const LONGEST_FIGURE = 24;

/** Figures are money only with a currency sign before or 元 after them. */
function amountsInFigures(text: string): Amount[] {
  return [...text.matchAll(FIGURES)].flatMap((match): Amount[] => {
    const [found, whole = '', fraction = '', unit, yuan] = match;
    const isMoney = yuan !== undefined || /^(?:[¥￥]|RMB|CNY|人民币)/u.test(found);
    if (!isMoney || whole.length > LONGEST_FIGURE) return [];
    const scale = FEN_PER_YUAN * (FIGURE_UNITS[unit ?? ''] ?? 1n);
    const fractionScale = 10n ** BigInt(fraction.length);
    const value =
      BigInt(whole.replaceAll(/[,，]/g, '')) * fractionScale + BigInt(fraction === '' ? '0' : fraction);
    if ((value * scale) % fractionScale !== 0n) return [];
    const trimmed = found.trimEnd();
    return [
      {
        kind: 'figures',
        start: match.index,
        end: match.index + trimmed.length,
        fen: (value * scale) / fractionScale,
      },
    ];
  });
}

/** Between the two forms of one amount there are only brackets, a colon and 大写 / 小写 / 人民币. */
const BETWEEN =
  /^[\s（(）)：:，,、；;]{0,20}(?:即|计|合计|共计)?(?:人民币)?[\s（(：:]{0,9}(?:大写|小写)?(?:金额)?(?:人民币)?[\s）)：:为]{0,9}(?:人民币)?[\s（(：:¥￥]{0,9}$/u;

/** More characters are never between the two forms of one amount. */
const LONGEST_GAP = 60;

/** Words and figures that state the same amount. */
export function pairAmounts(text: string): AmountPair[] {
  const amounts = findAmounts(text);
  const pairs: AmountPair[] = [];
  for (let index = 1; index < amounts.length; index++) {
    const first = amounts[index - 1];
    const second = amounts[index];
    if (first === undefined || second === undefined || first.kind === second.kind) continue;
    if (second.start - first.end > LONGEST_GAP || !BETWEEN.test(text.slice(first.end, second.start)))
      continue;
    const words = first.kind === 'words' ? first : second;
    const figures = first.kind === 'figures' ? first : second;
    pairs.push({ words, figures, isEqual: words.fen === figures.fen });
    index++;
  }
  return pairs;
}

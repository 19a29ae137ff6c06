/** The automatic numbers of the paragraphs of one text body. Source of the schemes: ECMA-376 part 1, 20.1.10.61. */
import { formatNumber } from '../docx/number-format.ts';

export class ListNumbers {
  /** By level: the numbering of the last paragraph there. */
  readonly #open = new Map<number, { readonly scheme: string; readonly count: number }>();

  reset(): void {
    this.#open.clear();
  }

  /** Null for a paragraph without a number or with an unknown scheme. */
  next(level: number, scheme: string | null, startAt: number): string | null {
    for (const deeper of this.#open.keys()) if (deeper > level) this.#open.delete(deeper);
    if (scheme === null) {
      this.#open.delete(level);
      return null;
    }
    const last = this.#open.get(level);
    const count = last?.scheme === scheme ? last.count + 1 : startAt;
    this.#open.set(level, { scheme, count });
    return shown(scheme, count);
  }
}

/** The prefix of a scheme names the numerals, its suffix the characters around them. */
const numerals: readonly (readonly [prefix: string, format: string])[] = [
  ['arabicDb', 'decimalFullWidth'],
  ['arabic', 'decimal'],
  ['alphaLc', 'lowerLetter'],
  ['alphaUc', 'upperLetter'],
  ['romanLc', 'lowerRoman'],
  ['romanUc', 'upperRoman'],
  ['ea1Chs', 'chineseCountingThousand'],
  ['ea1Cht', 'taiwaneseCountingThousand'],
  ['ea1JpnChs', 'chineseCountingThousand'],
  ['circleNum', 'decimalEnclosedCircle'],
];

function shown(scheme: string, count: number): string | null {
  const format = numerals.find(([prefix]) => scheme.startsWith(prefix))?.[1];
  const number = format === undefined ? null : formatNumber(count, format);
  if (number === null) return null;
  if (scheme.endsWith('ParenBoth')) return `(${number})`;
  if (scheme.endsWith('ParenR')) return `${number})`;
  if (scheme.endsWith('DbPeriod')) return `${number}．`;
  if (scheme.endsWith('Period')) return `${number}.`;
  return number;
}

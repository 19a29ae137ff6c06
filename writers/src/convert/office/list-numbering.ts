/**
 * Turns numbers in the text (1. （二） 第三条) into Word's own numbering. A run of items that count up by one
 * is one list; when the count breaks, a new list starts at the shown number, so that Word displays exactly
 * the original numbers.
 */
import { type INumberingOptions, LevelFormat, LevelSuffix } from 'docx';
import type { PieceText } from './document-pieces.ts';

type Definition = INumberingOptions['config'][number];

interface Label {
  readonly format: 'decimal' | 'chinese' | 'bullet';
  readonly prefix: string;
  readonly suffix: string;
  readonly value: number;
}

/** Word supports thousands of lists; beyond that the numbers stay text. */
const MOST_LISTS = 2000;

export class ListNumbering {
  readonly #definitions: Definition[] = [];
  /** Pattern → its list and the last number in it. */
  readonly #open = new Map<string, { readonly reference: string; value: number }>();

  get definitions(): readonly Definition[] {
    return this.#definitions;
  }

  /** The list of the item; null for numbers that should stay text. */
  take({ number, text, level }: PieceText): string | null {
    const label = text.startsWith(number) ? labelOf(number) : null;
    if (label === null) return null;
    const pattern = `${label.format} ${label.prefix} ${label.suffix}`;
    const known = this.#open.get(pattern);
    const isNext = known !== undefined && (label.format === 'bullet' || label.value === known.value + 1);
    if (isNext) {
      known.value = label.value;
      return known.reference;
    }
    if (this.#definitions.length >= MOST_LISTS) return null;
    const reference = `list-${this.#definitions.length + 1}`;
    this.#definitions.push(definitionOf(reference, label, level));
    this.#open.set(pattern, { reference, value: label.value });
    return reference;
  }

  /** Other text in between: numbered clauses continue counting, bullets need not. */
  interrupt(): void {
    for (const pattern of this.#open.keys()) if (pattern.startsWith('bullet')) this.#open.delete(pattern);
  }
}

function definitionOf(
  reference: string,
  { format, prefix, suffix, value }: Label,
  level: number,
): Definition {
  return {
    reference,
    levels: [
      {
        level: 0,
        format: formats[format],
        text: format === 'bullet' ? prefix : `${prefix}%1${suffix}`,
        start: value,
        // The separator between number and text is already in the text.
        suffix: LevelSuffix.NOTHING,
        style: {
          paragraph: {
            indent: { left: 0, firstLine: format === 'bullet' ? 0 : Math.min(level - 1, 4) * 210 },
          },
        },
      },
    ],
  };
}

const formats = {
  decimal: LevelFormat.DECIMAL,
  chinese: LevelFormat.CHINESE_COUNTING_THOUSAND,
  bullet: LevelFormat.BULLET,
} as const;

function labelOf(number: string): Label | null {
  if (/^[•●○■□◆◇▪▫]$/u.test(number)) return { format: 'bullet', prefix: number, suffix: '', value: 1 };
  const figures = /^([^\d%]{0,4}?)([1-9]\d{0,3})([^\d%]{0,3})$/u.exec(number);
  if (figures !== null) {
    const [, prefix = '', value = '', suffix = ''] = figures;
    return { format: 'decimal', prefix, suffix, value: Number(value) };
  }
  const words =
    /^([^一二三四五六七八九十%]{0,4}?)([一二三四五六七八九十]{1,3})([^一二三四五六七八九十%]{0,3})$/u.exec(
      number,
    );
  const [, prefix = '', word = '', suffix = ''] = words ?? [];
  const value = chineseValue(word);
  // Above ninety-nine there are different ways to write a number.
  return value === null || suffix === '' ? null : { format: 'chinese', prefix, suffix, value };
}

const DIGITS = '一二三四五六七八九';

/** 一 to 九十九, as Word writes them; null for everything else. */
function chineseValue(word: string): number | null {
  const match = /^(?:([二三四五六七八九])?(十))?([一二三四五六七八九])?$/u.exec(word);
  if (match === null || word === '') return null;
  const [, tens, ten, units] = match;
  const high = ten === undefined ? 0 : tens === undefined ? 10 : (DIGITS.indexOf(tens) + 1) * 10;
  return high + (units === undefined ? 0 : DIGITS.indexOf(units) + 1);
}

/** A row of the lexicon: a form that is wrong in contracts, its correction, and its exceptions. */
import type { CorrectionTier } from '../correction.ts';

export interface LexiconRow {
  readonly wrong: string;
  readonly right: string;
  /** The id of its group. */
  readonly ruleId: string;
  readonly tier: CorrectionTier;
  /** The reason for the user; null: the pair is clear by itself. */
  readonly note: string | null;
  /** Longer strings in which the form is right: 权力 in 国家权力机关. */
  readonly except: readonly string[];
  /** One of them must be in the same sentence; empty: no condition. */
  readonly near: readonly string[];
}

export interface RowOptions {
  readonly id: string;
  readonly tier?: CorrectionTier;
  readonly note?: string;
  /** Separated by spaces. */
  readonly except?: string;
  /** Separated by spaces. */
  readonly near?: string;
}

/** One character replaced by another in the listed words, which are given in their right form. */
export function swap(
  wrong: string,
  right: string,
  words: string,
  options: RowOptions,
): readonly LexiconRow[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => {
      if (!word.includes(right)) throw new RangeError(`${word} does not contain ${right}`);
      return rowOf(word.replace(right, wrong), word, options);
    });
}

/** `wrong>right` pairs separated by spaces. */
export function pairs(list: string, options: RowOptions): readonly LexiconRow[] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [wrong, right, more] = pair.split('>');
      if (!wrong || right === undefined || more !== undefined) throw new RangeError(`${pair} is no pair`);
      return rowOf(wrong, right, options);
    });
}

function rowOf(wrong: string, right: string, options: RowOptions): LexiconRow {
  return {
    wrong,
    right,
    ruleId: `typo.${options.id}`,
    tier: options.tier ?? 'error',
    note: options.note ?? null,
    except: (options.except?.trim().split(/\s+/) ?? []).filter((exception) => exception.includes(wrong)),
    near: options.near?.split(' ') ?? [],
  };
}

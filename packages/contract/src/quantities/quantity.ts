/** A figure of running text with what it counts: its value, its dimension, for one of what it is said, and the words around it. */
import type { Span } from '@wenjian/document';

export interface Quantity extends Span {
  /** As written, with its unit: 25,200元. */
  readonly written: string;
  /** In the smallest usual unit of its dimension: yuan, metres, pieces. */
  readonly value: number;
  /** One unit in its last written digit, in the same unit as `value`. */
  readonly step: number;
  /** Value of a written 1: 10,000 for 万元. */
  readonly scale: number;
  /** `money`, `share`, `month`, `day` …; a measure word is a dimension of its own (`件`). */
  readonly dimension: string;
  readonly unit: string;
  /** What it is said for one of: 每人每天25元 has two. Empty for a plain quantity. */
  readonly per: readonly string[];
  /** 单价, 平均, 人均: for one of something that need not be named. */
  readonly isRate: boolean;
  /** About, at least, from … to, or: figures that nothing follows from. */
  readonly isLoose: boolean;
  /** The words before it in its part of the sentence. */
  readonly before: string;
  /** The words behind it, up to the next mark. */
  readonly after: string;
  /** Offsets in the passage. */
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  readonly block: number;
}

/** Quantities that are read together, in text order, with the text they stand in. */
export interface Passage {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}

export type NearName = 'product' | 'sum' | 'share' | 'growth' | 'size' | 'unit' | 'restated';

/** A relation that nearly holds: the figure that is wrong by all appearance, what it would have to be, and the figures it follows from. */
export interface NearRelation {
  readonly name: NearName;
  readonly wrong: Quantity;
  /** In the unit in which the wrong figure is written. */
  readonly expected: number;
  /** 60把 × 420元. */
  readonly formula: string;
  /** What the formula is said to make, as written. */
  readonly result: string;
  /** Whether the wrong figure is the result, and not one of the formula. */
  readonly isResult: boolean;
  readonly figures: readonly Quantity[];
  /** The table whose other rows come out. */
  readonly table?: Span;
  /** How much speaks for it, in bits. */
  readonly weight: number;
}

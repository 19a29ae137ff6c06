/** What the engine finds: a passage that stands in two documents. */
import type { Span } from '@wenjian/document';

export type FragmentKind =
  /** The same words in the same order, whatever was done to hide it. */
  | 'verbatim'
  /** Most words are the same and in order. */
  | 'edited'
  /** Sentences that say the same in other words or another order. */
  | 'paraphrase';

export type SideName = 'a' | 'b';

export interface FragmentSide extends Span {
  readonly text: string;
  /** Words in the span, without filler. */
  readonly words: number;
  /** Of these, words that agree and count after subtraction. */
  readonly counted: number;
}

/** A run of equal words inside of a fragment. */
export interface FragmentPiece {
  readonly a: Span;
  readonly b: Span;
}

export interface Fragment {
  /** `f1`, `f2` … in the order of side a. */
  readonly id: string;
  readonly kind: FragmentKind;
  readonly a: FragmentSide;
  readonly b: FragmentSide;
  /** From 0 to 1: the share of words that agree. */
  readonly similarity: number;
  /** Words of side a that stand in side b too, in the runs of `pieces`. */
  readonly equalWords: number;
  readonly pieces: readonly FragmentPiece[];
  /** All of it, or all that agrees, was subtracted: it counts before subtraction only. */
  readonly isSubtracted: boolean;
  /** From 0, everybody writes so, to 1, nobody else does; null when nothing was there to measure it by. */
  readonly rarity: number | null;
}

/** The engine's finding: a passage that is in two documents. */
import type { Span } from '@wenjian/document';

export type FragmentKind =
  /** The same words in the same order, despite any disguise. */
  | 'verbatim'
  /** Most words are the same and in order. */
  | 'edited'
  /** Sentences with the same meaning in other words or another order. */
  | 'paraphrase';

export type SideName = 'a' | 'b';

export interface FragmentSide extends Span {
  readonly text: string;
  /** Words in the span, without filler. */
  readonly words: number;
  /** Equal words among them that count after subtraction. */
  readonly counted: number;
}

/** A run of equal words inside a fragment. */
export interface FragmentPiece {
  readonly a: Span;
  readonly b: Span;
}

export interface Fragment {
  /** Made from its places and words: the same passage has the same id after another run. */
  readonly id: string;
  readonly kind: FragmentKind;
  readonly a: FragmentSide;
  readonly b: FragmentSide;
  /** From 0 to 1: the share of equal words. */
  readonly similarity: number;
  /** Words of side a that are also in side b, in the runs of `pieces`. */
  readonly equalWords: number;
  readonly pieces: readonly FragmentPiece[];
  /** All of it, or all equal words, were subtracted: it counts only before subtraction. */
  readonly isSubtracted: boolean;
  /** From 0 (everybody writes it this way) to 1 (nobody else does); null when it could not be measured. */
  readonly rarity: number | null;
}

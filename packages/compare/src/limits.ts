/**
 * How much work a comparison may do before it uses coarser steps. Together the limits bound the time: two
 * unrelated texts of a million characters must not take forever.
 */
import { MOST_FINDINGS } from '@wenjian/document';

export interface CompareLimits {
  /**
   * Half the number of changed tokens up to which a box is compared token by token; above it the box becomes
   * one replacement. Time per token grows with it.
   */
  readonly editCost: number;
  /**
   * The number of pairs of different blocks (old × new) in one gap up to which every pair is scored. A
   * repeated block counts once.
   */
  readonly gapPairs: number;
  /**
   * The number of all block pairs of such a gap, including repeated ones: they need no scoring, but take a
   * place in the table.
   */
  readonly gapPlaces: number;
  /** How often a gap may be cut by new anchors before it is used as it is. */
  readonly anchorRounds: number;
  /** How many changes are listed; the weightiest first. */
  readonly changes: number;
  /** Receives the number of steps of the inner loops, to measure the bound without a clock. */
  readonly onSteps?: (count: number) => void;
}

export const DEFAULT_LIMITS: CompareLimits = {
  // A rewritten clause of a thousand characters is easier to read as a whole than as a thousand small edits.
  editCost: 512,
  // 200 × 200 paragraphs: a fraction of a second.
  gapPairs: 40_000,
  gapPlaces: 1_000_000,
  anchorRounds: 16,
  changes: MOST_FINDINGS,
};

/**
 * A shorter unit alone is not a move: 本页无正文, 甲方（盖章） and similar lines occur in many places. It may
 * be part of a move beside longer units. Counted in tokens, which for Chinese are characters.
 */
export const MOVE_MINIMUM_TOKENS = 16;

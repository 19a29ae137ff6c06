/** How much work a comparison may do before it settles for coarser steps. Together they bound time: two unrelated texts of a million characters must not explode. */

export interface CompareLimits {
  /** Half the number of changed tokens up to which a box is compared token by token; above it the box is one replacement. Time per token grows with it. */
  readonly editCost: number;
  /** Number of pairs of different blocks (old × new) of one gap up to which every pair is weighed. A block that is repeated counts once. */
  readonly gapPairs: number;
  /** Number of all block pairs of such a gap, repeated ones too: they cost no weighing, but a place in the table. */
  readonly gapPlaces: number;
  /** How often a gap may be cut by new anchors before it is taken as it is. */
  readonly anchorRounds: number;
  /** Told how many steps the inner loops took; to measure the bound without a clock. */
  readonly onSteps?: (count: number) => void;
}

export const DEFAULT_LIMITS: CompareLimits = {
  // A rewritten clause of a thousand characters is better read as a whole than as a thousand crumbs.
  editCost: 512,
  // 200 paragraphs against 200: a fraction of a second.
  gapPairs: 40_000,
  gapPlaces: 1_000_000,
  anchorRounds: 16,
};

/**
 * A shorter unit is not a move by itself: 本页无正文, 甲方（盖章） and the like stand in many places. It may be part of one beside longer units.
 * Counted in tokens, which for Chinese are characters.
 */
export const MOVE_MINIMUM_TOKENS = 16;

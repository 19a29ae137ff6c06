/** How much work a comparison may do before it settles for coarser steps. Together they bound time: two unrelated texts of a million characters must not explode. */

export interface CompareLimits {
  /** Half the number of changed tokens up to which a box is compared token by token; above it the box is one replacement. Time per token grows with it. */
  readonly editCost: number;
  /** Number of block pairs (old × new) of one gap up to which every pair is weighed. */
  readonly gapPairs: number;
  /** How often a gap may be cut by new anchors before it is taken as it is. */
  readonly anchorRounds: number;
}

export const DEFAULT_LIMITS: CompareLimits = {
  // A rewritten clause of a thousand characters is better read as a whole than as a thousand crumbs.
  editCost: 512,
  // 200 paragraphs against 200: a fraction of a second.
  gapPairs: 40_000,
  anchorRounds: 16,
};

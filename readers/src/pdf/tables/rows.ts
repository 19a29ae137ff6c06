/** In: segments. Out: rows: segments on the same baseline, top to bottom; inside a row left to right. */
import { least, most } from '../page/extent.ts';
import type { Segment } from '../text/segments.ts';

export interface Row {
  readonly segments: readonly Segment[];
  readonly baseline: number;
  readonly size: number;
  readonly left: number;
  readonly right: number;
}

/**
 * In units of the larger size: the maximum difference of two baselines in one row (mixed fonts, indices, a
 * skewed scan).
 */
const SAME_ROW = 0.35;

/** Indices and footnote numbers, much smaller than the text, are further from its baseline. */
const SCRIPT_SIZE = 0.8;
const SCRIPT_ROW = 0.7;

export function rowsOf(segments: readonly Segment[]): Row[] {
  const sorted = [...segments].sort((one, other) => one.baseline - other.baseline);
  const rows: Segment[][] = [];
  let lead: Segment | undefined;
  for (const segment of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && lead !== undefined && isSameRow(lead, segment)) {
      row.push(segment);
      if (segment.size > lead.size) lead = segment;
    } else {
      rows.push([segment]);
      lead = segment;
    }
  }
  return rows.map(rowOf);
}

function isSameRow(lead: Segment, segment: Segment): boolean {
  const size = Math.max(lead.size, segment.size);
  const isScript = Math.min(lead.size, segment.size) < size * SCRIPT_SIZE;
  return segment.baseline - lead.baseline <= size * (isScript ? SCRIPT_ROW : SAME_ROW);
}

function rowOf(unordered: readonly Segment[]): Row {
  const segments = [...unordered].sort((one, other) => one.left - other.left);
  const lead = segments.reduce((one, other) => (other.size > one.size ? other : one));
  return {
    segments,
    baseline: lead.baseline,
    size: lead.size,
    left: least(segments, (segment) => segment.left),
    right: most(segments, (segment) => segment.right),
  };
}

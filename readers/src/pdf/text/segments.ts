/** In: the marks of a page in file order. Out: segments: marks side by side on one baseline without a wide gap. */
import type { Mark } from '../page/marks.ts';

export interface Segment {
  readonly marks: readonly Mark[];
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/**
 * In units of the type size. Wider gaps may be column gutters or table columns; narrower ones are spacing
 * inside a line.
 */
const MAX_GAP = 0.8;

/** Marks may go back slightly: kerning, and tighter punctuation. */
const MAX_STEP_BACK = 0.6;
const SAME_BASELINE = 0.2;

/** Footnote numbers and indices: smaller, above or below the line. */
const SCRIPT_SIZE = 0.8;
const SCRIPT_SHIFT = 0.7;

export function buildSegments(marks: readonly Mark[]): Segment[] {
  const segments: Segment[] = [];
  let open: Mark[] = [];
  let lead: Mark | undefined;
  for (const mark of marks) {
    const last = open.at(-1);
    if (last !== undefined && lead !== undefined && isBeside(lead, last, mark)) {
      if (isSameMarkAgain(last, mark)) continue;
      open.push(mark);
      if (mark.size > lead.size * 1.05) lead = mark;
      continue;
    }
    closeSegment(open, segments);
    open = [mark];
    lead = mark;
  }
  closeSegment(open, segments);
  return segments;
}

/** Null if all of it is invisible. */
export function segmentOf(marks: readonly Mark[]): Segment | null {
  let from = 0;
  let to = marks.length;
  while (from < to && isBlank(marks[from])) from++;
  while (to > from && isBlank(marks[to - 1])) to--;
  const visible = marks.slice(from, to);
  const [first] = visible;
  if (first === undefined) return null;
  let left = first.left;
  let right = first.right;
  let lead = first;
  for (const mark of visible) {
    if (isBlank(mark)) continue;
    left = Math.min(left, mark.left);
    right = Math.max(right, mark.right);
    if (mark.size > lead.size * 1.05) lead = mark;
  }
  return { marks: visible, left, right, baseline: lead.baseline, size: lead.size };
}

export function isBlank(mark: Mark | undefined): boolean {
  return mark !== undefined && /^\s$/u.test(mark.text);
}

function closeSegment(marks: readonly Mark[], segments: Segment[]): void {
  const segment = segmentOf(marks);
  if (segment !== null) segments.push(segment);
}

function isBeside(lead: Mark, last: Mark, mark: Mark): boolean {
  const size = Math.max(lead.size, mark.size);
  const shift = Math.abs(mark.baseline - lead.baseline);
  const isScript = Math.min(lead.size, mark.size) < size * SCRIPT_SIZE && shift < size * SCRIPT_SHIFT;
  if (shift > size * SAME_BASELINE && !isScript) return false;
  const gap = mark.left - last.right;
  return gap < size * MAX_GAP && gap > -size * MAX_STEP_BACK - (last.right - last.left);
}

/** Some programs print bold by printing twice. */
function isSameMarkAgain(last: Mark, mark: Mark): boolean {
  return (
    last.text === mark.text &&
    Math.abs(mark.left - last.left) < (last.right - last.left) * 0.3 &&
    !isBlank(mark)
  );
}

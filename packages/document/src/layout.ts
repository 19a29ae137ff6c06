/**
 * Where the characters of a document are on its pages: offset range → boxes, point → offset. Pure look-ups
 * over `Document.layout`. Coordinates: points (1/72 inch), origin at the top left of the page as shown,
 * rotation already applied. Promise (`layoutFaults` finds every violation): fragments are sorted and do not
 * overlap; each stays inside one block and one line and has one more edge than it has characters; the edges
 * of horizontal text never decrease.
 */
import type { Document } from './document.ts';
import type { LineFragment, PageBox } from './line-fragment.ts';
import { append } from './long-lists.ts';
import { type DocumentOffset, documentOffset, type Span } from './offset.ts';

/**
 * One box for each line the span touches, in text order. Characters without a position (line ends, merged
 * spaces) add nothing.
 */
export function boxesOfRange(document: Document, span: Span): readonly PageBox[] {
  const layout = document.layout ?? [];
  const boxes: PageBox[] = [];
  for (let index = firstEndingAfter(layout, span.start); index < layout.length; index++) {
    const fragment = layout[index];
    if (fragment === undefined || fragment.start >= span.end) break;
    const box = boxOfPart(fragment, Math.max(span.start, fragment.start), Math.min(span.end, fragment.end));
    const last = boxes.at(-1);
    const merged = last === undefined ? null : mergedOnLine(last, box);
    if (merged === null) boxes.push(box);
    else boxes[boxes.length - 1] = merged;
  }
  return boxes;
}

/**
 * The offset of the character at a point, or of the nearest one on the nearest line of the page; null on a
 * page without text. A point in the right half of the last character of a line gives the offset after it, so
 * that a selection can include it.
 */
export function offsetAtPoint(document: Document, page: number, x: number, y: number): DocumentOffset | null {
  let nearest: LineFragment | null = null;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const fragment of document.layout ?? []) {
    if (fragment.page !== page) continue;
    const distance = distanceTo(fragment, x, y);
    if (distance >= nearestDistance) continue;
    nearest = fragment;
    nearestDistance = distance;
  }
  return nearest === null
    ? null
    : documentOffset(nearest.start + unitAt(nearest, nearest.vertical === true ? y : x));
}

/** Every violation of this file's promise, one sentence each; empty for a valid layout. */
export function layoutFaults(document: Document): readonly string[] {
  const faults: string[] = [];
  let previousEnd = 0;
  let block = 0;
  for (const fragment of document.layout ?? []) {
    const at = `fragment ${fragment.start}–${fragment.end}`;
    if (fragment.start < previousEnd) faults.push(`${at} begins before the one in front of it ends`);
    previousEnd = fragment.end;
    while ((document.blocks[block]?.end ?? Number.POSITIVE_INFINITY) < fragment.end) block++;
    const owner = document.blocks[block];
    if (owner === undefined || fragment.start < owner.start) faults.push(`${at} lies outside of its block`);
    append(
      faults,
      faultsOfFragment(document, fragment).map((fault) => `${at} ${fault}`),
    );
  }
  return faults;
}

/** Two boxes are on the same line when they overlap by more than this share of the lower one. */
const SAME_LINE_OVERLAP = 0.6;

/**
 * Parts of a line that are further apart than this share of the line height stay separate boxes (columns,
 * table cells).
 */
const MERGE_GAP = 1.5;

function boxOfPart(fragment: LineFragment, start: number, end: number): PageBox {
  const from = fragment.edges[start - fragment.start] ?? 0;
  const to = fragment.edges[end - fragment.start] ?? from;
  const low = Math.min(from, to);
  const length = Math.abs(to - from);
  const { page, top, height } = fragment;
  return fragment.vertical === true
    ? { page, x: top, y: low, width: height, height: length }
    : { page, x: low, y: top, width: length, height };
}

/** The box around both when the second continues where the first ends, else null. */
function mergedOnLine(first: PageBox, second: PageBox): PageBox | null {
  if (first.page !== second.page) return null;
  const top = Math.min(first.y, second.y);
  const bottom = Math.max(first.y + first.height, second.y + second.height);
  const lower = Math.min(first.height, second.height);
  const shared = first.height + second.height - (bottom - top);
  if (shared < lower * SAME_LINE_OVERLAP) return null;
  const gap = second.x - (first.x + first.width);
  if (gap > lower * MERGE_GAP || second.x + second.width < first.x) return null;
  const x = Math.min(first.x, second.x);
  const right = Math.max(first.x + first.width, second.x + second.width);
  return { page: first.page, x, y: top, width: right - x, height: bottom - top };
}

function distanceTo(fragment: LineFragment, x: number, y: number): number {
  const box = boxOfPart(fragment, fragment.start, fragment.end);
  const across = Math.max(box.x - x, 0, x - (box.x + box.width));
  const down = Math.max(box.y - y, 0, y - (box.y + box.height));
  // Lines are wide and low: a point beside a line belongs to that line rather than to the one above it.
  const [along, away] = fragment.vertical === true ? [down, across] : [across, down];
  return along + away * 4;
}

/** Index of the code unit at a position along the line, from 0 to the number of units. */
function unitAt(fragment: LineFragment, position: number): number {
  const { edges } = fragment;
  const first = edges[0] ?? 0;
  const last = edges.at(-1) ?? first;
  const sign = last < first ? -1 : 1;
  const count = edges.length - 1;
  for (let unit = 0; unit < count; unit++) {
    const edge = edges[unit + 1] ?? last;
    if ((edge - position) * sign <= 0) continue;
    const isPastMiddle = (position - ((edges[unit] ?? edge) + edge) / 2) * sign > 0;
    return unit === count - 1 && isPastMiddle ? count : unit;
  }
  return count;
}

function firstEndingAfter(layout: readonly LineFragment[], offset: number): number {
  let low = 0;
  let high = layout.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const fragment = layout[middle];
    if (fragment !== undefined && fragment.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function faultsOfFragment(document: Document, fragment: LineFragment): string[] {
  const faults: string[] = [];
  const length = fragment.end - fragment.start;
  const text = document.text.slice(fragment.start, fragment.end);
  if (length <= 0 || text.length !== length) faults.push('does not slice out of the text');
  if (text.includes('\n')) faults.push('goes over the end of a line');
  if (document.pages?.[fragment.page] === undefined)
    faults.push(`stands on page ${fragment.page}, which is not there`);
  if (fragment.edges.length !== length + 1) faults.push('does not have one edge more than characters');
  if (fragment.confidence !== undefined && fragment.confidence.length !== length)
    faults.push('does not have one confidence a character');
  const numbers = [fragment.top, fragment.height, ...fragment.edges];
  if (!numbers.every(Number.isFinite) || fragment.height < 0) faults.push('has a position that is no number');
  const isRising = fragment.edges.every(
    (edge, index) => index === 0 || edge >= (fragment.edges[index - 1] ?? edge),
  );
  if (fragment.vertical !== true && !isRising) faults.push('has edges that go back');
  return faults;
}

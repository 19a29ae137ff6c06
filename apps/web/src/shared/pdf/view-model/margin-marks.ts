/** The signs in a page's margin: one for each finding, or one with a count where they would cover each other. Pure. */
import type { HighlightKind, PlacedBox } from './highlight.ts';

export interface MarginMark {
  /** From top to bottom; more than one where the page is shown too small for a mark each. */
  readonly ids: readonly [string, ...string[]];
  /** The highest level of them. */
  readonly kind: HighlightKind;
  readonly topPx: number;
  readonly leftPx: number;
}

/** Height of a mark; two that are closer than this would cover each other. */
const MARK_SIZE_PX = 14;
const MARK_MARGIN_PX = 3;
const MARK_STEP_PX = MARK_SIZE_PX + 2;
/** More marks on one line cannot be told apart. */
const MAX_COLUMNS = 3;
/** A finger is wider than a mark. */
const TOUCH_SLOP_PX = 6;

interface SingleMark {
  readonly id: string;
  readonly kind: HighlightKind;
  readonly topPx: number;
}

/** A mark beside the colour for each finding: some readers cannot see the colour. */
export function marginMarks(placed: readonly PlacedBox[], scale: number): readonly MarginMark[] {
  const marks = placed
    .filter(({ kind, isFirst }) => isFirst && kind !== 'found')
    .map(({ id, kind, box }) => ({ id, kind, topPx: (box.y + box.height / 2) * scale - MARK_SIZE_PX / 2 }))
    .sort((a, b) => a.topPx - b.topPx);
  const columns = columnsBeside(placed, scale);
  return chainsOf(marks).flatMap((chain) => beside(chain, columns) ?? gathered(chain));
}

/** The mark under a pointer or finger, in pixels of the page. */
export function markAt(
  marks: readonly MarginMark[],
  { left, top }: { readonly left: number; readonly top: number },
): MarginMark | null {
  let nearest: MarginMark | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const dx = Math.abs(left - mark.leftPx - MARK_SIZE_PX / 2);
    const dy = Math.abs(top - mark.topPx - MARK_SIZE_PX / 2);
    const distance = Math.max(dx, dy);
    if (distance <= MARK_SIZE_PX / 2 + TOUCH_SLOP_PX && distance < best) {
      nearest = mark;
      best = distance;
    }
  }
  return nearest;
}

/** As many as fit between the paper's edge and the text. */
function columnsBeside(placed: readonly PlacedBox[], scale: number): number {
  const left = placed.reduce((least, { box }) => Math.min(least, box.x), Number.POSITIVE_INFINITY);
  const marginPx = left * scale - MARK_MARGIN_PX;
  return Math.min(MAX_COLUMNS, Math.max(1, Math.floor(marginPx / MARK_STEP_PX)));
}

/** Marks of which each would cover the next. */
function chainsOf(marks: readonly SingleMark[]): readonly (readonly SingleMark[])[] {
  const chains: SingleMark[][] = [];
  for (const mark of marks) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (chain && last && mark.topPx < last.topPx + MARK_SIZE_PX) chain.push(mark);
    else chains.push([mark]);
  }
  return chains;
}

/** In columns side by side; null when there are too few. */
function beside(chain: readonly SingleMark[], columns: number): readonly MarginMark[] | null {
  const bottoms = new Array<number>(columns).fill(Number.NEGATIVE_INFINITY);
  const marks: MarginMark[] = [];
  for (const { id, kind, topPx } of chain) {
    const column = bottoms.findIndex((bottom) => bottom <= topPx);
    if (column === -1) return null;
    bottoms[column] = topPx + MARK_SIZE_PX;
    marks.push({ ids: [id], kind, topPx, leftPx: MARK_MARGIN_PX + column * MARK_STEP_PX });
  }
  return marks;
}

/** Stacked at the edge; each includes those it would cover. */
function gathered(chain: readonly SingleMark[]): readonly MarginMark[] {
  const marks: MarginMark[] = [];
  for (const { id, kind, topPx } of chain) {
    const last = marks.at(-1);
    if (last && topPx < last.topPx + MARK_SIZE_PX)
      marks[marks.length - 1] = { ...last, ids: [...last.ids, id], kind: graver(last.kind, kind) };
    else marks.push({ ids: [id], kind, topPx, leftPx: MARK_MARGIN_PX });
  }
  return marks;
}

const GRAVITY: readonly HighlightKind[] = ['low', 'medium', 'high'];

/** Kinds without a level are not compared: the first stays. */
function graver(one: HighlightKind, other: HighlightKind): HighlightKind {
  return GRAVITY.indexOf(other) > GRAVITY.indexOf(one) ? other : one;
}

/**
 * Text set from top to bottom: side headings of tables, spines. The network reads from left to right, so the
 * characters of the column are separated and placed side by side, in order.
 */
import { inkProfile } from '../image/character-edges.ts';
import { cropLine } from '../image/crop-line.ts';
import type { GreyImage, TurnedBox } from '../image/image.ts';

/** A box this many times taller than wide contains at least two characters above each other. */
const TALL_BOX = 1.7;
/** In widths of the ink: strokes of one character are within this height, touching characters exceed it. */
const TALLEST_CHARACTER = 1.15;
const TOUCHING = 1.5;
/** Share of the darkest row. */
const INK_SHARE = 0.06;
/** The white margin between two characters placed side by side, as a share of the side. */
const CELL_MARGIN = 0.12;

export function isVertical(box: TurnedBox): boolean {
  return box.height > TALL_BOX * box.width;
}

export interface RelaidColumn {
  readonly line: GreyImage;
  /** Width of one character's cell in `line`. */
  readonly cellWidth: number;
  /** Top and bottom of each character, in parts of the box's height. */
  readonly cells: readonly { readonly from: number; readonly to: number }[];
}

/** The column as a line of cells of the height the network needs. */
export function relayColumn(page: GreyImage, box: TurnedBox, side: number): RelaidColumn {
  const length = Math.max(side, Math.round((side * box.height) / box.width));
  const column = cropLine(page, box, side, length);
  const cells = characterCells(inkProfile(transposed(column)), inkWidth(column));
  const cellWidth = Math.round(side * (1 + CELL_MARGIN));
  const width = cellWidth * cells.length;
  const data = new Uint8Array(width * side).fill(brightest(column));
  cells.forEach(({ from, to }, cell) => {
    const height = Math.min(side, to - from);
    const top = (side - height) >> 1;
    for (let row = 0; row < height; row++) {
      const source = column.data.subarray((from + row) * side, (from + row + 1) * side);
      data.set(source, (top + row) * width + cell * cellWidth);
    }
  });
  return {
    line: { width, height: side, data },
    cellWidth,
    cells: cells.map(({ from, to }) => ({ from: from / length, to: to / length })),
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Ranges of ink from top to bottom; those of one character are joined, touching characters are split evenly. */
function characterCells(profile: Float64Array, size: number): Stretch[] {
  const cells: { from: number; to: number }[] = [];
  for (const stretch of inkStretches(profile)) {
    const last = cells.at(-1);
    if (last !== undefined && stretch.to - last.from <= TALLEST_CHARACTER * size) last.to = stretch.to;
    else cells.push({ ...stretch });
  }
  return cells.flatMap(({ from, to }) => {
    const parts = to - from > TOUCHING * size ? Math.round((to - from) / size) : 1;
    const step = (to - from) / parts;
    return Array.from({ length: parts }, (_, part) => ({
      from: Math.round(from + part * step),
      to: Math.round(from + (part + 1) * step),
    }));
  });
}

function inkStretches(profile: Float64Array): Stretch[] {
  const threshold = profile.reduce((most, value) => Math.max(most, value), 0) * INK_SHARE;
  const stretches: Stretch[] = [];
  let from = -1;
  for (let at = 0; at <= profile.length; at++) {
    const isInk = at < profile.length && (profile[at] ?? 0) > threshold;
    if (isInk && from < 0) from = at;
    if (!isInk && from >= 0) {
      stretches.push({ from, to: at });
      from = -1;
    }
  }
  return stretches;
}

/** The width of the column's characters. */
function inkWidth(column: GreyImage): number {
  const [first, last] = [inkStretches(inkProfile(column))[0], inkStretches(inkProfile(column)).at(-1)];
  return Math.max(1, (last?.to ?? column.width) - (first?.from ?? 0));
}

function transposed({ width, height, data }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] ?? 0;
  }
  return { width: height, height: width, data: turned };
}

function brightest({ data }: GreyImage): number {
  return data.reduce((most, value) => Math.max(most, value), 0);
}

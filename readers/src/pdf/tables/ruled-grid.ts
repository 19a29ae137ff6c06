/**
 * In: the straight rules of a page. Out: the grids they form: cells with row, column and spans. A cell is an
 * area enclosed by rules; when the rule between two neighbours is missing, they are one merged cell.
 */
import { largestOf, smallestOf } from '@wenjian/document';
import type { Rule } from '../page/page-content.ts';

export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Borders of the columns, from left to right. */
  readonly columnEdges: readonly number[];
  readonly rowCount: number;
  readonly cells: readonly GridCell[];
}

/** Rules closer than this are one, drawn twice or as a double line. */
const SAME_LINE_PT = 2.2;

/** Rules end slightly before or after the ones they meet. */
const TOUCH_PT = 3;

/** The share of a border that must be drawn to separate two cells. */
const DIVIDING_SHARE = 0.6;

/** A side without a rule: the horizontal rules extend this far beyond the last vertical one. */
const OPEN_SIDE_PT = 9;

/** More lines than this in one grid are squared paper or a drawing. */
const MAX_GRID_LINES = 400;

/** A rule along x or y: `at` across, from `from` to `to` along. */
interface Line {
  at: number;
  from: number;
  to: number;
}

export function findGrids(rules: readonly Rule[]): Grid[] {
  return groupsOf(rules).flatMap((group) => gridOf(group.flat, group.upright));
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Single rectangles that touch no other rule and are drawn on all four sides. */
export function findFrames(rules: readonly Rule[]): Frame[] {
  return groupsOf(rules).flatMap(({ flat, upright }) => {
    const [left, right, ...moreColumns] = edgesOf(upright, flat);
    const [top, bottom, ...moreRows] = edgesOf(flat, upright);
    if (left === undefined || right === undefined || top === undefined || bottom === undefined) return [];
    const isClosed =
      [top, bottom].every((at) => isDrawn(flat, at, left, right)) &&
      [left, right].every((at) => isDrawn(upright, at, top, bottom));
    return isClosed && moreColumns.length + moreRows.length === 0 ? [{ left, top, right, bottom }] : [];
  });
}

function groupsOf(rules: readonly Rule[]): LineGroup[] {
  const flat = mergeLines(
    rules.filter((rule) => rule.y0 === rule.y1).map((rule) => ({ at: rule.y0, from: rule.x0, to: rule.x1 })),
  );
  const upright = mergeLines(
    rules.filter((rule) => rule.y0 !== rule.y1).map((rule) => ({ at: rule.x0, from: rule.y0, to: rule.y1 })),
  );
  return connected(flat, upright);
}

/** Joins pieces of one line that overlap or touch. */
function mergeLines(lines: readonly Line[]): Line[] {
  const sorted = [...lines].sort((one, other) => one.at - other.at || one.from - other.from);
  const merged: Line[] = [];
  for (const line of sorted) {
    const host = merged.find(
      (known) =>
        Math.abs(known.at - line.at) <= SAME_LINE_PT &&
        line.from <= known.to + TOUCH_PT &&
        line.to >= known.from - TOUCH_PT,
    );
    if (host === undefined) {
      merged.push({ ...line });
      if (merged.length > MAX_GRID_LINES * 4) return [];
      continue;
    }
    host.from = Math.min(host.from, line.from);
    host.to = Math.max(host.to, line.to);
  }
  return merged;
}

interface LineGroup {
  readonly flat: Line[];
  readonly upright: Line[];
}

/** Groups of lines that are connected by crossing or meeting. */
function connected(flat: readonly Line[], upright: readonly Line[]): LineGroup[] {
  const parents = Array.from({ length: flat.length + upright.length }, (_, index) => index);
  flat.forEach((horizontal, index) => {
    upright.forEach((vertical, other) => {
      if (isMeeting(horizontal, vertical)) unite(parents, index, flat.length + other);
    });
  });
  const groups = new Map<number, LineGroup>();
  parents.forEach((_, index) => {
    const root = rootOf(parents, index);
    const group = groups.get(root) ?? { flat: [], upright: [] };
    groups.set(root, group);
    const horizontal = flat[index];
    const vertical = upright[index - flat.length];
    if (horizontal !== undefined) group.flat.push(horizontal);
    else if (vertical !== undefined) group.upright.push(vertical);
  });
  return [...groups.values()];
}

function isMeeting(horizontal: Line, vertical: Line): boolean {
  return (
    vertical.at >= horizontal.from - TOUCH_PT &&
    vertical.at <= horizontal.to + TOUCH_PT &&
    horizontal.at >= vertical.from - TOUCH_PT &&
    horizontal.at <= vertical.to + TOUCH_PT
  );
}

function gridOf(flat: readonly Line[], upright: readonly Line[]): Grid[] {
  if (flat.length < 2 || upright.length < 1 || flat.length + upright.length > MAX_GRID_LINES) return [];
  const columnEdges = edgesOf(upright, flat);
  const rowEdges = edgesOf(flat, upright);
  if (columnEdges.length < 2 || rowEdges.length < 2) return [];
  const cells = mergedCells(columnEdges, rowEdges, flat, upright);
  if (cells.length < 2) return [];
  return [
    {
      left: columnEdges[0] ?? 0,
      right: columnEdges.at(-1) ?? 0,
      top: rowEdges[0] ?? 0,
      bottom: rowEdges.at(-1) ?? 0,
      columnEdges,
      rowCount: rowEdges.length - 1,
      cells,
    },
  ];
}

/** Positions of the lines, and the ends of the crossing ones where a side is open. */
function edgesOf(lines: readonly Line[], crossing: readonly Line[]): number[] {
  const positions = lines.map((line) => line.at).sort((one, other) => one - other);
  const edges: number[] = [];
  for (const position of positions) {
    if (position - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > SAME_LINE_PT) edges.push(position);
  }
  const from = smallestOf(crossing.map((line) => line.from));
  const to = largestOf(crossing.map((line) => line.to));
  if (from < (edges[0] ?? from) - OPEN_SIDE_PT) edges.unshift(from);
  if (to > (edges.at(-1) ?? to) + OPEN_SIDE_PT) edges.push(to);
  return edges;
}

function mergedCells(
  columnEdges: readonly number[],
  rowEdges: readonly number[],
  flat: readonly Line[],
  upright: readonly Line[],
): GridCell[] {
  const columns = columnEdges.length - 1;
  const rows = rowEdges.length - 1;
  const parents = Array.from({ length: columns * rows }, (_, index) => index);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const [left, right] = [columnEdges[column] ?? 0, columnEdges[column + 1] ?? 0];
      const [top, bottom] = [rowEdges[row] ?? 0, rowEdges[row + 1] ?? 0];
      if (column + 1 < columns && !isDrawn(upright, right, top, bottom)) unite(parents, index, index + 1);
      if (row + 1 < rows && !isDrawn(flat, bottom, left, right)) unite(parents, index, index + columns);
    }
  }
  const members = new Map<number, number[]>();
  for (let index = 0; index < parents.length; index++) {
    const root = rootOf(parents, index);
    members.set(root, [...(members.get(root) ?? []), index]);
  }
  return [...members.values()].map((indexes) => cellOf(indexes, columnEdges, rowEdges));
}

function cellOf(
  indexes: readonly number[],
  columnEdges: readonly number[],
  rowEdges: readonly number[],
): GridCell {
  const columns = columnEdges.length - 1;
  const rowsOf = indexes.map((index) => Math.floor(index / columns));
  const columnsOf = indexes.map((index) => index % columns);
  const [row, lastRow] = [smallestOf(rowsOf), largestOf(rowsOf)];
  const [column, lastColumn] = [smallestOf(columnsOf), largestOf(columnsOf)];
  return {
    row,
    column,
    rowSpan: lastRow - row + 1,
    columnSpan: lastColumn - column + 1,
    left: columnEdges[column] ?? 0,
    right: columnEdges[lastColumn + 1] ?? 0,
    top: rowEdges[row] ?? 0,
    bottom: rowEdges[lastRow + 1] ?? 0,
  };
}

function isDrawn(lines: readonly Line[], at: number, from: number, to: number): boolean {
  let covered = 0;
  for (const line of lines) {
    if (Math.abs(line.at - at) > SAME_LINE_PT) continue;
    covered += Math.max(0, Math.min(line.to, to) - Math.max(line.from, from));
  }
  return covered >= (to - from) * DIVIDING_SHARE;
}

function rootOf(parents: number[], index: number): number {
  let root = index;
  while ((parents[root] ?? root) !== root) {
    const next = parents[root] ?? root;
    parents[root] = parents[next] ?? next;
    root = next;
  }
  return root;
}

function unite(parents: number[], one: number, other: number): void {
  parents[rootOf(parents, other)] = rootOf(parents, one);
}

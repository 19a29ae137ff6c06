/** The rules across a table without drawn columns: they divide its rows, all of them or only some. */
import { least, most } from '../page/extent.ts';
import type { Rule } from '../page/page-content.ts';
import { isRestOfFigure, type Piece } from './row-pieces.ts';
import type { TableColumn } from './table-columns.ts';
import type { TableLine, TableRow } from './table-rows.ts';

export interface FlatRule {
  readonly y: number;
  /** From left to right. */
  readonly parts: readonly (readonly [number, number])[];
}

const SAME_RULE_PT = 2.2;
/** Shorter ones are underlines. */
const MIN_SHARE = 0.25;
/** With fewer groups of lines between rules, the rules do not divide row from row. */
const MIN_GROUPS = 3;

export function rulesAcross(
  rules: readonly Rule[],
  lines: readonly TableLine[],
  columns: readonly TableColumn[],
): FlatRule[] {
  const [left, right] = [columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0];
  const top = least(lines, (line) => line.baseline - line.size * 2);
  const bottom = most(lines, (line) => line.baseline + line.size);
  const flat = rules
    .filter((rule) => rule.y0 === rule.y1 && rule.y0 > top && rule.y0 < bottom)
    .filter((rule) => rule.x1 > left && rule.x0 < right)
    .sort((one, other) => one.y0 - other.y0);
  const merged: { y: number; parts: [number, number][] }[] = [];
  for (const { y0, x0, x1 } of flat) {
    const last = merged.at(-1);
    if (last !== undefined && y0 - last.y <= SAME_RULE_PT) last.parts.push([x0, x1]);
    else merged.push({ y: y0, parts: [[x0, x1]] });
  }
  return merged.filter(({ parts }) => {
    const from = least(parts, ([start]) => start);
    const to = most(parts, ([, end]) => end);
    return Math.min(to, right) - Math.max(from, left) >= (right - left) * MIN_SHARE;
  });
}

/** Null when the rules do not divide every row from the next. */
export function rowsBetweenRules(lines: readonly TableLine[], rules: readonly FlatRule[]): TableRow[] | null {
  const groups = Map.groupBy(
    lines,
    (line) => rules.filter((rule) => rule.y < line.baseline - line.size * 0.35).length,
  );
  if (groups.size < MIN_GROUPS || [...groups.values()].some(hasTwoRows)) return null;
  return [...groups.values()].map((own) => ({ lines: own, floating: [] }));
}

/** Two figures below each other, not of one broken cell. */
function hasTwoRows(lines: readonly TableLine[]): boolean {
  const seen = new Map<number, Piece>();
  for (const line of lines) {
    for (const { piece, from } of line.pieces) {
      if (from === 0 || !piece.isFigure) continue;
      const above = seen.get(from);
      if (above !== undefined && !isRestOfFigure(above, piece)) return true;
      seen.set(from, piece);
    }
  }
  return false;
}

/**
 * In: pairs of table rows. Out: for each pair of tables, which columns correspond. Promise: the columns of a
 * pair ascend on both sides, so that the cells of a row stay in order.
 */
import type { Block } from '@wenjian/document';
import type { SideUnits } from '../prepare/side-units.ts';
import type { UnitGroup } from './find-splits.ts';
import { heaviestIncreasing } from './heaviest-subsequence.ts';

/** OLD column → corresponding NEW column; absent when there is none. */
export type ColumnMap = ReadonlyMap<number, number>;

/** By `old table:new table`. */
export type ColumnMaps = ReadonlyMap<string, ColumnMap>;

export function alignColumns(old: SideUnits, target: SideUnits, groups: readonly UnitGroup[]): ColumnMaps {
  const tables = new Map<string, UnitGroup[]>();
  for (const group of groups) {
    const key = tablesOf(old, target, group);
    if (key === null) continue;
    const known = tables.get(key);
    if (known === undefined) tables.set(key, [group]);
    else known.push(group);
  }
  return new Map([...tables].map(([key, rows]) => [key, mapColumns(old, target, rows)]));
}

/** Null unless it is one table row paired with one table row. */
export function tablesOf(old: SideUnits, target: SideUnits, group: UnitGroup): string | null {
  if (group.oldEnd - group.oldStart !== 1 || group.newEnd - group.newStart !== 1) return null;
  const one = firstCell(old, group.oldStart);
  const other = firstCell(target, group.newStart);
  return one === undefined || other === undefined ? null : `${one.table}:${other.table}`;
}

function firstCell(side: SideUnits, unit: number): Block['cell'] {
  return side.blocks[side.units[unit]?.blockStart ?? 0]?.cell;
}

function mapColumns(old: SideUnits, target: SideUnits, rows: readonly UnitGroup[]): ColumnMap {
  const scores = new Map<string, number>();
  const oldColumns = new Set<number>();
  const newColumns = new Set<number>();
  for (const row of rows) {
    const olds = cellTexts(old, row.oldStart);
    const news = cellTexts(target, row.newStart);
    for (const column of olds.keys()) oldColumns.add(column);
    for (const column of news.keys()) newColumns.add(column);
    addScores(scores, olds, news);
  }
  const olds = [...oldColumns].sort(ascending);
  const news = [...newColumns].sort(ascending);
  const inPlace = new Map(olds.map((column, index) => [column, news[index] ?? column]));
  const byContent = bestColumns(olds, news, scores);
  const isWorthIt = total(byContent, scores) > total(inPlace, scores);
  return olds.length === news.length && !isWorthIt ? inPlace : byContent;
}

function cellTexts(side: SideUnits, unit: number): Map<number, string> {
  const texts = new Map<number, string>();
  const { blockStart, blockEnd } = side.units[unit] ?? { blockStart: 0, blockEnd: 0 };
  for (const block of side.blocks.slice(blockStart, blockEnd)) {
    const column = block.cell?.column ?? 0;
    texts.set(column, (texts.get(column) ?? '') + side.text.slice(block.start, block.end));
  }
  return texts;
}

/** One point for each row in which two columns have the same text; none for empty cells. */
function addScores(
  scores: Map<string, number>,
  olds: ReadonlyMap<number, string>,
  news: ReadonlyMap<number, string>,
): void {
  for (const [one, text] of olds) {
    for (const [other, newText] of news) {
      if (text === '' || text !== newText) continue;
      scores.set(`${one}:${other}`, (scores.get(`${one}:${other}`) ?? 0) + 1);
    }
  }
}

/** Columns with nothing in common are still paired in order, but never instead of a better pair. */
const IN_ORDER_BONUS = 1e-3;

function bestColumns(
  olds: readonly number[],
  news: readonly number[],
  scores: ReadonlyMap<string, number>,
): ColumnMap {
  const pairs: { old: number; place: number; weight: number }[] = [];
  for (const old of olds) {
    // From right to left: a strictly ascending subsequence takes at most one of them for each old column.
    for (let place = news.length - 1; place >= 0; place--) {
      pairs.push({ old, place, weight: IN_ORDER_BONUS + (scores.get(`${old}:${news[place]}`) ?? 0) });
    }
  }
  const chosen = heaviestIncreasing(
    pairs.map((pair) => pair.place),
    pairs.map((pair) => pair.weight),
    news.length,
  );
  return new Map(
    chosen.flatMap((index): [number, number][] => {
      const pair = pairs[index];
      const column = news[pair?.place ?? 0];
      return pair === undefined || column === undefined ? [] : [[pair.old, column]];
    }),
  );
}

function total(map: ColumnMap, scores: ReadonlyMap<string, number>): number {
  return [...map].reduce((sum, [old, target]) => sum + (scores.get(`${old}:${target}`) ?? 0), 0);
}

function ascending(one: number, other: number): number {
  return one - other;
}

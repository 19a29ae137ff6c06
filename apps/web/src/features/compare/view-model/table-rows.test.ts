import { describe, expect, it } from 'vitest';
import { mergeRows } from './merged-rows.ts';
import { resultFixture, withTable, withTables } from './result.testing.ts';
import { buildRows, type Cell, locateChanges, type ResultRow } from './result-rows.ts';
import { buildTablePairs } from './table-pairs.ts';
import { joinTableRows } from './table-rows.ts';

const RESULT = withTables(
  resultFixture(
    ['品名', '单价', '甲', '10', '丙', '30'],
    ['品名', '数量', '单价', '甲', '2', '12', '乙', '5', '20'],
    [
      [0, 0],
      [null, 1],
      [1, 2],
      [2, 3],
      [null, 4],
      [3, 5],
      [4, null],
      [5, null],
      [null, 6],
      [null, 7],
      [null, 8],
    ],
    [{ id: 'price', type: 'replace', old: '10', new: '12' }],
  ),
  2,
  3,
);
const plain = buildRows(RESULT);
const rows = joinTableRows(plain, buildTablePairs(RESULT));

const words = (cell: Cell | null) => cell?.pieces.map(({ text }) => text).join('') ?? '·';
const lineOf = ({ table }: ResultRow, side: 'old' | 'new') =>
  table?.cells
    .map((cell) => `${cell.column}:${cell.parts.map((part) => words(part[side])).join('/')}`)
    .join(' ');

describe('the rows of a table', () => {
  it('are one row each, with the columns of both sides', () => {
    expect(rows.map((row) => [lineOf(row, 'old'), lineOf(row, 'new')])).toEqual([
      ['0:品名 1:· 2:单价', '0:品名 1:数量 2:单价'],
      ['0:甲 1:· 2:10', '0:甲 1:2 2:12'],
      ['0:丙 2:30', '0:· 2:·'],
      ['0:· 1:· 2:·', '0:乙 1:5 2:20'],
    ]);
    expect(new Set(rows.map(({ table }) => table?.columns))).toEqual(new Set([3]));
  });

  it('have all pieces of their cells, so that changes are found in them', () => {
    for (const side of ['old', 'new'] as const)
      expect(
        rows
          .map((row) => words(row[side]))
          .join('')
          .replaceAll('·', ''),
      ).toBe(
        plain
          .map((row) => words(row[side]))
          .join('')
          .replaceAll('·', ''),
      );
    expect(rows[1]?.changeIds).toEqual(['price']);
    expect(locateChanges(rows).get('price')?.rowIndex).toBe(1);
  });

  it('say on which side a whole row is missing', () => {
    expect(rows.slice(2).map((row) => [row.old === null, row.new === null])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('are merged cell by cell', () => {
    const [, changed] = mergeRows(rows);
    expect(changed?.segments).toEqual([]);
    expect(
      changed?.table?.cells.map(({ segments }) => segments.map(({ kind, text }) => `${kind} ${text}`)),
    ).toEqual([['kept 甲'], ['inserted 2'], ['deleted 10', 'inserted 12']]);
  });
});

it('several paragraphs of a cell are its parts, and text around a table stays as it is', () => {
  const base = resultFixture(
    ['前言', '甲方', '乙方', '签字', '后记'],
    ['前言', '甲方', '乙方', '签字', '后记'],
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    [],
  );
  const framed = (blocks: typeof base.old.blocks) => {
    const cells = withTable(blocks, 1);
    return blocks.map((block, at) => {
      const cell = cells[at]?.cell ?? null;
      if (at === 0 || at === 4 || !cell) return block;
      return { ...block, cell: { ...cell, row: 0, column: at === 3 ? 1 : 0 } };
    });
  };
  const result = {
    ...base,
    old: { ...base.old, blocks: framed(base.old.blocks) },
    new: { ...base.new, blocks: framed(base.new.blocks) },
  };
  const joined = joinTableRows(buildRows(result), buildTablePairs(result));
  expect(joined.map((row) => row.table?.cells.map(({ parts }) => parts.length) ?? null)).toEqual([
    null,
    [2, 1],
    null,
  ]);
});

it('a frame around a whole contract is not drawn as one row', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `${at}${'长'.repeat(400)}`);
  const base = resultFixture(
    lines,
    lines,
    lines.map((_, at) => [at, at] as const),
    [],
  );
  const framed = withTables(base, 1, 1);
  const oneCell = (blocks: typeof framed.old.blocks) =>
    blocks.map((block) => ({ ...block, cell: block.cell && { ...block.cell, row: 0 } }));
  const result = {
    ...framed,
    old: { ...framed.old, blocks: oneCell(framed.old.blocks) },
    new: { ...framed.new, blocks: oneCell(framed.new.blocks) },
  };
  const joined = joinTableRows(buildRows(result), buildTablePairs(result));
  expect(joined.length).toBeGreaterThan(5);
  expect(joined.flatMap(({ table }) => table?.cells.flatMap(({ parts }) => parts) ?? [])).toHaveLength(60);
});

import { describe, expect, it } from 'vitest';
import type { Block } from './comparison-shapes.ts';
import { resultFixture, withTable, withTables } from './result.testing.ts';
import { buildTablePairs, type TablePair } from './table-pairs.ts';

const grid = (pair: TablePair | undefined, side: 'old' | 'new') =>
  pair?.drawn[side].map((cells) => cells.map(({ cell }) => cell?.text ?? '·').join('|'));

describe('tables side by side', () => {
  const [pair] = buildTablePairs(
    withTables(
      resultFixture(
        ['品名', '单价', '甲', '10', '丙', '30'],
        ['品名', '单价', '甲', '12', '乙', '20', '丙', '30'],
        [
          [0, 0],
          [1, 1],
          [2, 2],
          [3, 3],
          [null, 4],
          [null, 5],
          [4, 6],
          [5, 7],
        ],
        [{ id: 'price', type: 'replace', old: '10', new: '12' }],
      ),
      2,
      2,
    ),
  );

  it('leave a gap where a row was inserted', () => {
    expect(grid(pair, 'old')).toEqual(['品名|单价', '甲|10', '·|·', '丙|30']);
    expect(grid(pair, 'new')).toEqual(['品名|单价', '甲|12', '乙|20', '丙|30']);
  });

  it('know which cell changed', () => {
    expect(pair?.drawn.new[1]?.[1]?.cell?.changes.map(({ id }) => id)).toEqual(['price']);
    expect(pair).toMatchObject({ changeIds: new Set(['price']), status: 'both' });
  });

  it('leave a gap where a column was inserted', () => {
    const [wider] = buildTablePairs(
      withTables(
        resultFixture(
          ['品名', '单价', '甲', '10'],
          ['品名', '数量', '单价', '甲', '2', '10'],
          [
            [0, 0],
            [null, 1],
            [1, 2],
            [2, 3],
            [null, 4],
            [3, 5],
          ],
          [],
        ),
        2,
        3,
      ),
    );
    expect(grid(wider, 'old')).toEqual(['品名|·|单价', '甲|·|10']);
    expect(grid(wider, 'new')).toEqual(['品名|数量|单价', '甲|2|10']);
  });

  it('say that a whole table is new', () => {
    const base = resultFixture(
      ['正文'],
      ['甲', '乙'],
      [
        [0, null],
        [null, 0],
        [null, 1],
      ],
      [],
    );
    const result = { ...base, new: { ...base.new, blocks: withTable(base.new.blocks, 2) } };
    expect(buildTablePairs(result).map(({ status }) => status)).toEqual(['inserted']);
  });

  it('draw a merged cell once, even across a gap', () => {
    const base = withTables(
      resultFixture(
        ['设备', '甲', '乙'],
        ['设备', '甲', '丙', '乙'],
        [
          [0, 0],
          [1, 1],
          [null, 2],
          [2, 3],
        ],
        [],
      ),
      2,
      2,
    );
    // One cell on the left beside all rows: 设备 beside 甲, (丙,) 乙.
    const beside = (blocks: readonly Block[]): Block[] =>
      blocks.map((block, at) => ({
        ...block,
        cell:
          at === 0
            ? { table: 0, row: 0, column: 0, rowSpan: blocks.length - 1, columnSpan: 1 }
            : { table: 0, row: at - 1, column: 1, rowSpan: 1, columnSpan: 1 },
      }));
    const [merged] = buildTablePairs({
      ...base,
      old: { ...base.old, blocks: beside(base.old.blocks) },
      new: { ...base.new, blocks: beside(base.new.blocks) },
    });
    expect(grid(merged, 'old')).toEqual(['设备|甲', '·', '乙']);
    expect(grid(merged, 'new')).toEqual(['设备|甲', '丙', '乙']);
    expect(merged?.drawn.old[0]?.[0]?.rowSpan).toBe(3);
    expect(merged?.drawn.old[1]?.[0]?.other).toBe('丙');
  });
});

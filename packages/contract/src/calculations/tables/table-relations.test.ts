import { describe, expect, it } from 'vitest';
import { contractOfBlocks, tableBlocks } from '../../contract.testing.ts';
import { holds } from '../figures/figure-relation.ts';
import { readTables } from './table-relations.ts';

function reading(...rows: readonly (readonly string[])[]) {
  const [table] = readTables(contractOfBlocks(tableBlocks(...rows)));
  return {
    names: table?.relations.map(({ relation }) => `${relation.name}${holds(relation) ? '' : '!'}`) ?? [],
    examined: table?.examinedRows,
    skipped: table?.skippedRows,
  };
}

describe('tables with calculations', () => {
  it('recognise columns by their headers in any order, with units, separators and signs', () => {
    expect(
      reading(
        ['金额（万元）', '名称', '单价（元）', '数量'],
        ['20.64', '斜梁', '￥86.00', '2,400根'],
        ['１５．３６', '立柱', '128元', '１，２００'],
        ['36.00', '合计', '', ''],
      ),
    ).toEqual({ names: ['product', 'product', 'total'], examined: 3, skipped: 0 });
  });

  it('decide by the rows whether a plain amount includes tax', () => {
    const head = ['名称', '金额', '税率', '税额'];
    expect(reading(head, ['泵', '1130', '13%', '130'], ['阀', '2260', '13%', '260']).names).toEqual([
      'tax',
      'tax',
    ]);
    expect(reading(head, ['泵', '1000', '13%', '130'], ['阀', '2000', '13%', '260']).names).toEqual([
      'tax',
      'tax',
    ]);
  });

  it('compare subtotals with their group and the total with everything', () => {
    expect(
      reading(
        ['项目', '金额'],
        ['甲', '10'],
        ['乙', '20'],
        ['小计', '30'],
        ['丙', '5'],
        ['小计', '5'],
        ['合计', '35'],
      ).names,
    ).toEqual(['total', 'total', 'total']);
  });

  it('subtract a discount and add tax that follows the total', () => {
    expect(
      reading(['项目', '金额'], ['甲', '100'], ['乙', '50'], ['优惠', '10'], ['合计', '140']).names,
    ).toEqual(['total']);
    expect(
      reading(
        ['项目', '金额'],
        ['甲', '100'],
        ['乙', '50'],
        ['合计', '150'],
        ['增值税', '19.5'],
        ['价税合计', '169.5'],
      ).names,
    ).toEqual(['total', 'total']);
  });

  it('skip a sum with an unreadable row, and count that row', () => {
    expect(
      reading(['项目', '数量', '金额'], ['甲', '1', '100'], ['乙', '2', '按实结算'], ['合计', '', '900']),
    ).toEqual({
      names: [],
      examined: 0,
      skipped: 3,
    });
  });

  it('accept twelve months of a price', () => {
    expect(reading(['名称', '数量', '单价', '金额'], ['机房', '2', '500', '12000']).names).toEqual([]);
  });

  it('apply one price to all rows of its merged cell, and count one amount for several rows once', () => {
    const cell = (text: string, row: number, column: number, rowSpan = 1) => ({
      type: 'tableCell' as const,
      text,
      cell: { table: 0, row, column, rowSpan },
    });
    const head = ['名称', '数量', '单价', '金额'].map((text, column) => cell(text, 0, column));
    const [table] = readTables(
      contractOfBlocks([
        ...head,
        ...[cell('甲', 1, 0), cell('2', 1, 1), cell('10', 1, 2, 2), cell('20', 1, 3)],
        ...[cell('乙', 2, 0), cell('3', 2, 1), cell('30', 2, 3)],
        ...[cell('丙', 3, 0), cell('1', 3, 1), cell('—', 3, 2), cell('50', 3, 3, 2)],
        ...[cell('丁', 4, 0), cell('1', 4, 1)],
        ...[cell('合计', 5, 0), cell('100', 5, 3)],
      ]),
    );
    expect(table?.relations.map(({ relation }) => [relation.name, holds(relation)])).toEqual([
      ['product', true],
      ['product', true],
      ['total', true],
    ]);
  });
});

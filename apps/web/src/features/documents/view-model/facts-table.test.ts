import { type FactCell, type FactColumn, type FactRow, factColumns } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import {
  compareCells,
  contractsIn,
  endMark,
  leftOut,
  narrowed,
  soughtWords,
  totalsOf,
} from './facts-table.ts';

const nothing: FactCell = { state: 'notFound', shown: '', quotes: [], money: null, day: null, doubt: null };

function row(name: string, cells: Partial<Record<FactColumn, Partial<FactCell>>> | null): FactRow {
  const facts =
    cells &&
    (Object.fromEntries(factColumns.map((column) => [column, { ...nothing, ...cells[column] }])) as Record<
      FactColumn,
      FactCell
    >);
  return { id: name, name, unread: 0, facts, reason: facts ? null : 'notContract', message: null };
}

const money = (value: number, per: 'month' | null = null, currency = 'CNY') => ({
  money: { value, currency, per },
});
const rows = [
  row('甲', { amount: money(500), end: { day: '2026-12-10' }, dispute: { shown: '仲裁：南通仲裁委员会' } }),
  row('乙', { amount: money(70), end: { day: '2026-10-01' } }),
  row('丙', { amount: money(9, 'month'), end: { day: '2029-01-01' } }),
  row('丁', { amount: money(8, null, 'USD') }),
  row('通知', null),
];
const TODAY = '2026-11-18';
const contracts = contractsIn(rows);

describe('the table of facts', () => {
  it('adds up whole sums by currency and nothing else', () => {
    expect(totalsOf(contracts)).toEqual([
      { currency: 'CNY', count: 2, sum: 570 },
      { currency: 'USD', count: 1, sum: 8 },
    ]);
  });

  it('marks what ends soon or has ended; an end that was not found is neither', () => {
    expect(contracts.map((each) => endMark(each, TODAY))).toEqual(['soon', 'past', null, null]);
  });

  it('narrows by words and by the end', () => {
    const names = (words: string, ends: 'all' | 'soon' | 'past') =>
      narrowed(contracts, { words, ends }, TODAY).map(({ name }) => name);
    expect([names('南通', 'all'), names('', 'soon'), names('', 'past'), names('无此', 'all')]).toEqual([
      ['甲'],
      ['甲'],
      ['乙'],
      [],
    ]);
  });

  it('sorts sums as numbers and leaves what was not found at the end', () => {
    const sorted = [...contracts].sort((one, other) => compareCells(one.facts.amount, other.facts.amount));
    expect(sorted.map(({ name }) => name)).toEqual(['丁', '丙', '乙', '甲']);
    expect(compareCells(nothing, { ...nothing, shown: '甲方' })).toBe(1);
  });

  it('lists what has no facts', () => {
    expect(leftOut(rows).map(({ name }) => name)).toEqual(['通知']);
  });

  it('looks for the first line of a quotation', () => {
    expect(soughtWords(`第一行\n第二行`)).toBe('第一行');
    expect(soughtWords('长'.repeat(90))).toHaveLength(40);
  });
});

import { describe, expect, it } from 'vitest';
import { distribution, moneyBars, timeline } from './overview-charts.ts';
import { riskFixture } from './result.testing.ts';
import type { MoneyFact, Overview } from './result-shapes.ts';

describe('the distribution', () => {
  it('shows the family with the most risks first, its levels as shares of the longest bar', () => {
    const rows = distribution([
      riskFixture({ id: '1', family: 'price', level: 'low' }),
      riskFixture({ id: '2', family: 'liability', level: 'high' }),
      riskFixture({ id: '3', family: 'liability', level: 'high' }),
      riskFixture({ id: '4', family: 'liability', level: 'low' }),
    ]);
    expect(rows).toEqual([
      {
        family: 'liability',
        total: 3,
        bars: [
          { level: 'high', count: 2, share: 2 / 3 },
          { level: 'low', count: 1, share: 1 / 3 },
        ],
      },
      { family: 'price', total: 1, bars: [{ level: 'low', count: 1, share: 1 / 3 }] },
    ]);
  });

  it('is empty without risks', () => expect(distribution([])).toEqual([]));
});

describe('the timeline', () => {
  it('is sorted by date, shows a date with the same name once, and widens the gap with the time between', () => {
    const entries = timeline([
      date('2026-12-31', '届满'),
      date('2025-01-01', '签订'),
      date('2025-01-11', '付款'),
      date('2025-01-01', '签订'),
    ]);
    expect(entries.map(({ date: { iso, label } }) => `${iso} ${label}`)).toEqual([
      '2025-01-01 签订',
      '2025-01-11 付款',
      '2026-12-31 届满',
    ]);
    const [first, second, third] = entries.map(({ gapPx }) => gapPx);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(8);
    expect(third).toBe(48);
  });
});

describe('the amounts', () => {
  it('show the total first, then the kinds by size, as shares of the largest', () => {
    const total = money('total', 100, 0);
    const bars = moneyBars({
      total,
      money: [money('penalty', 20, 9), money('deposit', 30, 5), money('deposit', 40, 7), total],
    });
    expect(bars.map(({ fact, share }) => [fact.kind, share])).toEqual([
      ['total', 1],
      ['deposit', 0.4],
      ['deposit', 0.3],
      ['penalty', 0.2],
    ]);
  });

  it('has no bar for a sum without figures', () => {
    expect(moneyBars({ total: null, money: [money('cap', null, 1)] })[0]?.share).toBeNull();
  });
});

function place(start: number) {
  return { start, end: start + 1, quote: '', page: null, boxes: [] };
}

function date(iso: string, label: string): Overview['dates'][number] {
  return { iso, label, text: iso, place: place(0) };
}

function money(kind: MoneyFact['kind'], fen: number | null, start: number): MoneyFact {
  return { kind, fen, label: null, text: String(fen), place: place(start) };
}

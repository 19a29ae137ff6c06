import { describe, expect, it } from 'vitest';
import { countCharacters, mixPair, mixWord, parseContractCounts, useOf } from './mix-contract-pairs.ts';

const counts = parseContractCounts('支付 40 价款 30 利息\n价款 50\n');

describe('contract language in the word model', () => {
  it('is parsed from words with their followers, with a default count of one', () => {
    expect(counts.total).toBe(90);
    expect([...(counts.followers.get('支付') ?? [])]).toEqual([
      ['价款', 30],
      ['利息', 1],
    ]);
    expect(countCharacters(counts).get('价')).toBe(50);
  });

  it('makes contract wording more likely and nothing less likely', () => {
    expect(mixPair(-4, '支付', '价款', counts)).toBeGreaterThan(-0.6);
    expect(mixPair(-4, '支付', '利息', counts)).toBeGreaterThan(-4);
    expect(mixPair(-4, '支付', '利息', counts)).toBeLessThan(mixPair(-4, '支付', '价款', counts));
    expect(mixPair(-4, '支付', '股票', counts)).toBe(-4);
    expect(mixWord(-5, '价款', counts)).toBeGreaterThan(-1);
    expect(mixWord(-5, '股票', counts)).toBe(-5);
  });

  it('distinguishes never from once', () => {
    expect([useOf(0), useOf(1), useOf(100)]).toEqual([0, 1, 81]);
  });
});

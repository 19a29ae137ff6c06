import { describe, expect, it } from 'vitest';
import { daysIn, sharesIn } from './find-figures.ts';

describe('figures in bare text', () => {
  it.each([
    ['先付30%，余款七成', [0.3, 0.7]],
    ['百分之三十五', [0.35]],
    ['每日千分之五，最高5‰', [0.005, 0.005]],
    ['总价的四分之三', [0.75]],
    ['先打一半', [0.5]],
    ['本合同成立于二成立之日', []],
  ])('are read as shares of a whole: %s', (text, shares) => {
    expect(sharesIn(text)).toEqual(shares);
  });

  it.each([
    ['60日内', [60]],
    ['三年', [1095]],
    ['两个月或者十个工作日', [61, 10]],
    ['2025年度', []],
  ])('are read as periods in days: %s', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });
});

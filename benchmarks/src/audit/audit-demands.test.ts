import { describe, expect, it } from 'vitest';
import { judgeDemands } from './audit-demands.ts';

describe.each(['practice', 'apart'] as const)('the demands of the set %s', async (set) => {
  const judged = await judgeDemands(set);

  it('are never answered wrongly', () => {
    const wrong = judged.filter(({ grade }) => grade === 'wrong');
    expect(wrong.map(({ contract, demand, answer }) => [contract, demand, answer.outcome])).toEqual([]);
  });

  it('are answered, but for a few that are said not to be judged', () => {
    const silent = judged.filter(({ grade }) => grade === 'silent');
    expect(silent.length / judged.length).toBeLessThanOrEqual(0.05);
  });

  it('are answered with words of the contract', () => {
    for (const { answer, document } of judged)
      for (const { start, end, quote } of answer.quotes) expect(document.text.slice(start, end)).toBe(quote);
  });
});

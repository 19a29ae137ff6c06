import { expect, it } from 'vitest';
import { SAMPLE_NEW, SAMPLE_OLD, sampleFiles } from './sample-contracts.ts';

it('gives two different contracts as text files', async () => {
  const { origin, target } = sampleFiles();
  expect([origin.name, target.name].every((name) => name.endsWith('.txt'))).toBe(true);
  expect(await origin.text()).toBe(SAMPLE_OLD);
  expect(await target.text()).toBe(SAMPLE_NEW);
  expect(SAMPLE_OLD).not.toBe(SAMPLE_NEW);
});

it('contains every kind of difference: changed sums and terms, a new clause, a missing clause, noise', () => {
  expect([SAMPLE_OLD.includes('680,000'), SAMPLE_NEW.includes('860,000')]).toEqual([true, true]);
  expect([SAMPLE_OLD.includes('5.3'), SAMPLE_NEW.includes('5.3 因甲方操作不当')]).toEqual([false, true]);
  expect([SAMPLE_OLD.includes('第七条 保密'), SAMPLE_NEW.includes('保密')]).toEqual([true, false]);
  expect(SAMPLE_NEW).toContain('修理或更换,由此');
});

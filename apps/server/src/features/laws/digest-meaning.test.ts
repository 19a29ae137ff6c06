import { PROVISIONS } from '@wenjian/answers';
import { describe, expect, it } from 'vitest';
import { openLocalEmbedder } from '../../adapters/embedder/local.embedder.ts';
import { createDigestMeaning } from './digest-meaning.ts';
import { findInDigest } from './search-digest.ts';

const fail = (error: unknown) => {
  throw error;
};
const TODAY = '2026-11-16';

describe('the digest by meaning', () => {
  it('finds what lay words do not say, and lets nobody wait', { timeout: 180_000 }, async () => {
    const embedder = await openLocalEmbedder(fail);
    if (embedder === null) throw new Error('the model cannot be opened');
    const meaning = createDigestMeaning(embedder, fail);
    const question = '合同上只有签字没有盖章有效吗';
    expect(await meaning(question, 5)).toEqual([]);
    const meant = await expect
      .poll(() => meaning(question, 30), { timeout: 170_000, interval: 500 })
      .not.toEqual([])
      .then(() => meaning(question, 30));
    const found = findInDigest(question, 5, TODAY, meant).map(({ law, number }) => [law, number]);
    expect(found).toContainEqual(['中华人民共和国民法典', 490]);
    expect(findInDigest(question, 5, TODAY).map(({ number }) => number)).not.toContain(490);
    expect(meant.every(({ id }) => id >= 0 && id < PROVISIONS.length)).toBe(true);
  });

  it('tries again after a failure, and tells of it', async () => {
    const told: unknown[] = [];
    let calls = 0;
    const embedder = {
      ...{ model: 'test', replaces: [], dimensions: 2 },
      embed: async (texts: readonly string[]) => {
        calls += 1;
        if (calls === 1) throw new Error('no answer');
        return texts.map(() => Float32Array.of(1, 0));
      },
    };
    const meaning = createDigestMeaning(embedder, (error) => told.push(error));
    expect(await meaning('问', 3)).toEqual([]);
    await expect.poll(() => told.length).toBe(1);
    expect(await meaning('问', 3)).toEqual([]);
    await expect.poll(async () => (await meaning('问', 3)).length).toBe(3);
  });
});

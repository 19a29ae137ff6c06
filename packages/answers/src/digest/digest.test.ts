import { describe, expect, it } from 'vitest';
import { DIGEST } from './digest.ts';
import { gistOf, PROVISIONS } from './digest-index.ts';

describe('the digest', () => {
  it('has more than 300 provisions, each once and none empty', () => {
    expect(PROVISIONS.length).toBeGreaterThanOrEqual(320);
    const keys = PROVISIONS.map(({ law, number, sub }) => `${law} ${number}.${sub}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(PROVISIONS.filter(({ gist }) => gist.trim().length < 3)).toEqual([]);
  });

  it('adds its summary to an article only in the wording it was written for', () => {
    expect(gistOf('民法典', '2020-05-28', 585, 0)).toContain('违约金');
    expect(gistOf('中华人民共和国公司法', '2018-10-26', 47, 0)).toBeNull();
    expect(gistOf('中华人民共和国民法典', '2020-05-28', null, 0)).toBeNull();
  });

  it('names each law and wording once in a table', () => {
    for (const { law, wording } of DIGEST) {
      expect(law.length).toBeGreaterThan(3);
      expect(wording).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

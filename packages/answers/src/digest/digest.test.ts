import { describe, expect, it } from 'vitest';
import { DIGEST } from './digest.ts';
import { digestStatus, gistOf, PROVISIONS, searchDigest } from './digest-index.ts';

const FIRST = 3;
const found = (question: string) =>
  searchDigest(question, FIRST).map(({ id }) => {
    const provision = PROVISIONS[id];
    return `${provision?.law.replace('中华人民共和国', '')}${provision?.label}`;
  });

describe('the digest', () => {
  it('has more than 300 provisions, each once and none empty', () => {
    expect(PROVISIONS.length).toBeGreaterThanOrEqual(320);
    const keys = PROVISIONS.map(({ law, number, sub }) => `${law} ${number}.${sub}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(PROVISIONS.filter(({ gist }) => gist.trim().length < 3)).toEqual([]);
  });

  it('answers in the words people use', () => {
    expect(found('定金和违约金能一起要吗')).toContain('民法典第五百八十八条');
    expect(found('老板拖欠工资我想马上辞职')).toContain('劳动合同法第三十八条');
    expect(found('注册资金多久要交齐')).toContain('公司法第四十七条');
  });

  it('adds its summary to an article only in the wording it was written for', () => {
    expect(gistOf('民法典', '2020-05-28', 585, 0)).toContain('违约金');
    expect(gistOf('中华人民共和国公司法', '2018-10-26', 47, 0)).toBeNull();
    expect(gistOf('中华人民共和国民法典', '2020-05-28', null, 0)).toBeNull();
  });

  it('says that a law with a newer wording was amended', () => {
    const code = PROVISIONS.find(({ law }) => law.endsWith('民法典'));
    const competition = PROVISIONS.find(({ law }) => law.endsWith('反不正当竞争法'));
    expect(code && digestStatus(code, '2026-01-01')).toBe('inForce');
    expect(competition && digestStatus(competition, '2026-01-01')).toBe('amended');
    expect(competition && digestStatus(competition, '2024-01-01')).toBe('inForce');
  });

  it('names each law and wording once in a table', () => {
    for (const { law, wording } of DIGEST) {
      expect(law.length).toBeGreaterThan(3);
      expect(wording).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArticleIndexBuilder, rankTexts } from './article-index.ts';
import { rankArticles, readQuestion } from './rank-articles.ts';
import { questionTerms, termsOf } from './terms.ts';

const texts = [
  '承租人应当按照约定的期限支付租金。',
  '出租人应当按照约定将租赁物交付承租人。',
  '定金的数额由当事人约定，收受定金的一方不履行债务的，应当双倍返还定金。',
  '用人单位拖欠劳动报酬的，劳动者可以依法申请支付令。',
];

function ask(question: string, own: readonly string[] = texts) {
  const builder = new ArticleIndexBuilder();
  own.forEach((text, index) => {
    builder.add({ id: index + 1, terms: termsOf(text), headingTerms: [] });
  });
  const index = new Map([...builder.finish()].map(({ term, postings }) => [term, postings]));
  const asked = questionTerms(question).flatMap(({ term, weight }) => {
    const postings = index.get(term);
    return postings === undefined ? [] : [{ weight, postings }];
  });
  return rankTexts(asked, own.length, own.length);
}

describe('an index of articles', () => {
  it('ranks first the article a question is about', () => {
    expect(ask('定金双倍返还')[0]?.id).toBe(3);
    expect(ask('劳动报酬被拖欠')[0]?.id).toBe(4);
    expect(ask('支付租金')[0]?.id).toBe(1);
    expect(ask('專利')).toEqual([]);
    expect(ask('拖欠勞動報酬')[0]?.id).toBe(4);
  });

  it('finds every text by any pair of its own characters, for any ids', () => {
    const word = fc
      .array(fc.constantFrom(...'甲乙丙丁戊己庚辛'), { minLength: 2, maxLength: 6 })
      .map((signs) => signs.join(''));
    const steps = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(steps, word), { minLength: 1, maxLength: 30 }), (rows) => {
        const builder = new ArticleIndexBuilder();
        let id = 0;
        const own = rows.map(([step, text]) => {
          id += step;
          builder.add({ id, terms: termsOf(text), headingTerms: [] });
          return { id, text };
        });
        for (const { term, postings } of builder.finish()) {
          const holders = own.filter(({ text }) => text.includes(term)).map((row) => row.id);
          const found = rankTexts([{ weight: 1, postings }], own.length, own.length);
          expect(found.map((row) => row.id).sort((a, b) => a - b)).toEqual(holders);
        }
      }),
    );
  });

  it('weighs a pair inside a word more than a pair across two words', () => {
    const weights = new Map(questionTerms('违约责任').map(({ term, weight }) => [term, weight]));
    expect(weights.get('违约')).toBe(1);
    expect(weights.get('约责')).toBeLessThan(0.5);
  });
});

describe('a question', () => {
  const names = ['中华人民共和国劳动合同法', '中华人民共和国劳动合同法实施条例', '中华人民共和国劳动法'];

  it('finds the longest law name and the article it names', () => {
    expect(readQuestion('《劳动合同法实施条例》第12条', names)).toMatchObject({
      laws: new Set(['劳动合同法实施条例']),
      addresses: [{ number: 12, sub: 0 }],
    });
    expect(readQuestion('劳动合同法的试用期', names)).toMatchObject({
      text: ' 的试用期',
      laws: new Set(['劳动合同法']),
    });
  });

  it('is answered first by what it names, then by laws in force', () => {
    const law = (name: string, repealedOn: string | null) => ({
      name,
      published: '2001-01-01',
      effective: null,
      repeals: [],
      replacedOn: null,
      repealedOn,
      repealedBy: null,
    });
    const candidates = [
      { id: 'old', law: law('旧劳动规定', '2010-01-01'), number: 3, sub: 0, score: 12 },
      { id: 'rule', law: law('中华人民共和国劳动合同法实施条例', null), number: 3, sub: 0, score: 10 },
      { id: 'named', law: law('中华人民共和国劳动法', null), number: 50, sub: 0, score: 2 },
    ];
    const ranked = rankArticles(readQuestion('劳动法第五十条', names), candidates, '2026-01-01');
    expect(ranked.map(({ id }) => id)).toEqual(['named', 'rule', 'old']);
  });
});

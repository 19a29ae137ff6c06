import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArticleIndexBuilder, scoreTexts } from './article-index.ts';
import { namesInQuestions, readQuestion } from './read-question.ts';
import { questionTerms, termsOf } from './terms.ts';
import { quotable, weighArticles } from './weigh-articles.ts';

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
  return scoreTexts(asked, own.length).best(own.length);
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
          const found = scoreTexts([{ weight: 1, postings }], own.length).best(own.length);
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
  const names = namesInQuestions([
    '中华人民共和国劳动合同法',
    '中华人民共和国劳动合同法实施条例',
    '中华人民共和国劳动法',
  ]);

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

  const law = (name: string, repealedOn: string | null = null) => ({
    name,
    published: '2001-01-01',
    effective: null,
    repeals: [],
    replacedOn: null,
    repealedOn,
    repealedBy: null,
  });
  const evidence = (
    id: string,
    name: string,
    content: { readonly likeness?: number | null; readonly words?: number },
    repealedOn: string | null = null,
  ) => ({
    ...{
      id,
      law: law(name, repealedOn),
      number: id === 'named' ? 50 : 3,
      sub: 0,
      likeness: null,
      words: 0.1,
    },
    wordsBesideBest: 0.5,
    ...content,
  });
  const orderOf = (question: string, candidates: readonly ReturnType<typeof evidence>[]) =>
    weighArticles(readQuestion(question, names), candidates, '2026-01-01').map(({ id }) => id);

  it('is answered first by what it names, then by laws in force', () => {
    const candidates = [
      evidence('old', '旧劳动规定', { likeness: 0.7, words: 0.4 }, '2010-01-01'),
      evidence('rule', '中华人民共和国劳动合同法实施条例', { likeness: 0.6, words: 0.2 }),
      evidence('named', '中华人民共和国劳动法', { likeness: 0.2, words: 0 }),
    ];
    expect(orderOf('劳动法第五十条', candidates)).toEqual(['named', 'rule', 'old']);
  });

  it('is answered by likeness, and of two alike by the one that shares more words, or stands in a law', () => {
    const close = evidence('close', '中华人民共和国劳动法', { likeness: 0.7 });
    const far = evidence('far', '中华人民共和国劳动法', { likeness: 0.3 });
    const wordy = evidence('wordy', '中华人民共和国劳动法', { likeness: 0.7, words: 0.5 });
    const notice = evidence('notice', '关于工资的通知', { likeness: 0.7 });
    expect(orderOf('工资', [far, notice, close, wordy])).toEqual(['wordy', 'close', 'notice', 'far']);
  });

  it('is answered by words where articles have no vectors', () => {
    const [one, other] = [0.1, 0.4].map((words) => evidence(`${words}`, '中华人民共和国劳动法', { words }));
    expect(one && other ? orderOf('工资', [one, other]) : []).toEqual(['0.4', '0.1']);
  });

  it('quotes nothing that is too far away, or far behind the best', () => {
    const scored = (nearest: number, ...scores: readonly number[]) =>
      quotable(
        scores.map((score) => ({ score, likeness: 0.5, words: 0 })),
        nearest,
      ).length;
    expect(scored(0.6, 0.1, 0.05)).toBe(0);
    expect(scored(0.6, 0.9, 0.85, 0.6)).toBe(2);
    // Words alone are no answer to a question that nothing is near to, unless it names the article.
    expect(scored(0.2, 0.9)).toBe(0);
    expect(scored(0.2, 2.4, 0.9)).toBe(1);
    expect(scored(0.6)).toBe(0);
  });

  it('is not answered by one word that an article without a vector happens to share', () => {
    const quoted = (question: string, nearest: number | null, candidates: ReturnType<typeof evidence>[]) =>
      quotable(weighArticles(readQuestion(question, names), candidates, '2026-01-01'), nearest).map(
        ({ id }) => id,
      );
    const unseen = (words: number, id = 'unseen') => ({
      ...evidence(id, '中华人民共和国劳动法', { words }),
      wordsBesideBest: 1,
    });
    // The best match by words, in a law of the congress in force: 今天天气怎么样 and 重污染天气.
    expect(quoted('今天天气怎么样', null, [unseen(0.23)])).toEqual([]);
    expect(quoted('拖欠工资', null, [unseen(0.3)])).toEqual(['unseen']);
    // Where the encoder says that the question is about law, fewer words are enough, but some.
    expect(quoted('拖欠工资', 0.6, [unseen(0.23)])).toEqual(['unseen']);
    expect(quoted('拖欠工资', 0.6, [unseen(0.1)])).toEqual([]);
    expect(quoted('劳动法第五十条', null, [unseen(0, 'named')])).toEqual(['named']);
  });
});

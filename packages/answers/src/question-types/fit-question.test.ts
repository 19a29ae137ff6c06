import { describe, expect, it } from 'vitest';
import { answerByType, groundsOf } from './answer-by-type.ts';
import { chooseTypes, type WeighedCandidate } from './choose-type.ts';
import { findTypes, prepareTypes } from './find-types.ts';
import { createTypeIndex } from './fit-question.ts';
import { HELD_APART } from './held-apart.testing.ts';
import { QUESTION_TYPES } from './library.ts';
import type { QuestionType } from './question-type.ts';

const withoutEncoder = async () => null;
const noArticles = () => 0;
const noPause = async () => undefined;

describe('the type of a question', () => {
  it('is among the first candidates by words alone, for questions that are none of the examples', async () => {
    const index = await prepareTypes(noPause);
    const asked = HELD_APART.filter(({ type }) => type !== '-');
    const missed = asked.filter(
      ({ type, question }) => !index.find(question, noArticles, 10).some((found) => found.type.id === type),
    );
    expect(missed.length / asked.length, missed.map(({ question }) => question).join('\n')).toBeLessThan(0.1);
  });

  it('is looked up in an index that is made in turns, one for each type and stage', async () => {
    const types = QUESTION_TYPES.slice(0, 5);
    let turns = 0;
    await createTypeIndex(types, async () => void turns++);
    expect(turns).toBe(2 * types.length);
  });

  it('is, without an encoder, said only where it is clear', async () => {
    const said = await Promise.all(
      HELD_APART.map(async ({ type, question }) => ({
        question,
        type,
        found: (await findTypes(question, [], withoutEncoder, noPause)).types.map(({ id }) => id),
      })),
    );
    const wrong = said.filter(({ type, found }) => found.length > 0 && !found.includes(type));
    const right = said.filter(({ type, found }) => found.includes(type));
    expect(wrong.length / said.length, JSON.stringify(wrong)).toBeLessThan(0.03);
    expect(right.length / said.length).toBeGreaterThan(0.1);
  });

  it('is none for what is no question about law', async () => {
    for (const question of ['今天天气怎么样', '你好', '帮我写一首诗', ''])
      expect((await findTypes(question, [], withoutEncoder, noPause)).types).toEqual([]);
  });

  it('is that of its own examples', async () => {
    const same = async (question: string, texts: readonly string[]) =>
      texts.map((text) => (text === question ? 1 : 0.3));
    for (const { examples, id } of QUESTION_TYPES) {
      const { types: found } = await findTypes(examples[0] ?? '', [], same, noPause);
      expect(found.map((type) => type.id)).toContain(id);
    }
  });

  it('is looked up by likeness where there is an encoder', async () => {
    const question = '搬走一个月了，房东以墙上有钉子眼为由扣下两千押金';
    const near = new Set(QUESTION_TYPES.find(({ id }) => id === 'lease-deposit-return')?.examples);
    const like = async (_: string, texts: readonly string[]) =>
      texts.map((text) => (near.has(text) ? 0.8 : 0.3));
    expect((await findTypes(question, [], like, noPause)).types.map(({ id }) => id)).toEqual([
      'lease-deposit-return',
    ]);
    const far = async (_: string, texts: readonly string[]) => texts.map(() => 0.3);
    expect((await findTypes(question, [], far, noPause)).types).toEqual([]);
  });
});

const type = (id: string): QuestionType => ({
  ...{ id, title: id, examples: [], required: [], excluded: [], points: [], calculators: [], next: [] },
  answer: [{ text: '可以。', grounds: [{ law: '租赁法', number: 3, sub: 0, quote: '应当退还押金' }] }],
});
const candidate = (id: string, nearest: number): WeighedCandidate => ({
  ...{ type: type(id), words: 0.5, covered: 0.5, articles: 0, against: 0 },
  likeness: { nearest, second: 0.5 },
});

describe('a choice between types', () => {
  it('is the best one, both of two that are equally near, or none', () => {
    const chosen = (...candidates: WeighedCandidate[]) => chooseTypes(candidates).types.map(({ id }) => id);
    expect(chosen(candidate('a', 0.7), candidate('b', 0.9))).toEqual(['b']);
    expect(chosen(candidate('a', 0.8), candidate('b', 0.81))).toEqual(['b', 'a']);
    expect(chosen(candidate('a', 0.5))).toEqual([]);
    expect(chosen()).toEqual([]);
  });
});

describe('the answer of a type', () => {
  const article = { law: '中华人民共和国租赁法', number: 3, sub: 0, text: '出租人应当退还押金。' };

  it('is given where the article says the words it rests on', () => {
    expect(groundsOf(type('a'))).toHaveLength(1);
    expect(answerByType(type('a'), [article], '')?.answer).toHaveLength(1);
  });

  it('is not given where the law says something else, or is not there', () => {
    expect(answerByType(type('a'), [{ ...article, text: '出租人可以扣留押金。' }], '')).toBeNull();
    expect(answerByType(type('a'), [{ ...article, number: 4 }], '')).toBeNull();
    expect(answerByType(type('a'), [], '')).toBeNull();
  });

  it('goes without a point or a sum that the law does not say', () => {
    const point = {
      text: '期限：三日内。',
      grounds: [{ law: '租赁法', number: 9, sub: 0, quote: '三日内' }],
    };
    const more = { ...type('a'), points: [point], calculators: ['severance' as const] };
    expect(answerByType(more, [article], '')).toMatchObject({ points: [], calculations: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { lawQuestion, matteringParts, selectedQuestion } from './law-question.ts';

describe('a question to the law search', () => {
  it('is the text in one line', () => {
    expect(lawQuestion(' 乙方逾期\n交货的，\t支付违约金 ')).toEqual({
      question: '乙方逾期 交货的， 支付违约金',
      isCut: false,
    });
  });

  it('of a long text ends with a sentence', () => {
    const { question, isCut } = lawQuestion('乙方逾期交货的，应当支付违约金。'.repeat(60));
    expect(isCut).toBe(true);
    expect(question.length).toBeLessThanOrEqual(500);
    expect(question.endsWith('违约金。')).toBe(true);
    expect(lawQuestion('货'.repeat(600)).question).toHaveLength(500);
  });

  it('needs more than a few signs of a selection', () => {
    expect(selectedQuestion(' 违约\n')).toBeNull();
    expect(selectedQuestion('支付\n违约金')).toBe('支付 违约金');
  });
});

describe('what is shown of an article', () => {
  it('is the sentence that matters between the ends of the others', () => {
    const [before, after] = ['前'.repeat(100), '后'.repeat(100)];
    expect(matteringParts(`${before}违约金过高的可以减少。${after}`, '违约金过高的可以减少。')).toEqual({
      before: `……${'前'.repeat(40)}`,
      matters: '违约金过高的可以减少。',
      after: `${'后'.repeat(80)}……`,
    });
  });

  it('is the whole text where no sentence of it stands out', () => {
    expect(matteringParts('短文。', '')).toEqual({ before: '短文。', matters: '', after: '' });
  });
});

import { type Sentence, sentencesOf, understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { type Way, worthTrying } from './sentence-index.ts';

const FILLING = 60;

function sentencesWith(...lines: readonly string[]): readonly Sentence[] {
  const filling = Array.from({ length: FILLING }, (_, at) => `第${at + 1}条 双方应当按时履行第${at}项义务。`);
  return sentencesOf(understandContract(documentOfParagraphs('合同', ...filling, ...lines)));
}

describe('the sentences worth trying', () => {
  const sentences = sentencesWith('押金不予退还。', '乙方可以解除合同。', '押金在期满后退还。');

  it.each<readonly [Way, readonly string[]]>([
    [[/押金/], ['押金不予退还。', '押金在期满后退还。']],
    [[/押金/, /不予/], ['押金不予退还。']],
    [[/退还|解除/], ['押金不予退还。', '乙方可以解除合同。', '押金在期满后退还。']],
    [[/转租/], []],
  ])('for %s', (way, expected) => {
    expect(worthTrying(sentences, [way]).map(({ text }) => text)).toEqual(expected);
  });

  it('are those of all ways, in text order', () => {
    const found = worthTrying(sentences, [[/解除/], [/不予/]]);
    expect(found.map(({ text }) => text)).toEqual(['押金不予退还。', '乙方可以解除合同。']);
  });

  it('are all sentences when nothing can be told', () => {
    expect(worthTrying(sentences, [[/\d+/], [/押金/]])).toBe(sentences);
    expect(worthTrying(sentences, [[/双方/]])).toBe(sentences);
  });

  it('are looked up in the list at hand, not in a former one', () => {
    const other = sentencesWith('乙方不得转租。');
    expect(worthTrying(other, [[/押金/]])).toEqual([]);
    expect(worthTrying(other, [[/转租/]])).toHaveLength(1);
  });
});

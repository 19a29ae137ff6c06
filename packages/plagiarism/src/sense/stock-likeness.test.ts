import { describe, expect, it } from 'vitest';
import { documentOf } from '../plagiarism.testing.ts';
import { tokenise } from '../tokens/token-stream.ts';
import { stockIn } from './stock-likeness.ts';
import { stockSentences } from './stock-sentences.ts';

const isStock = (sentence: string): boolean => stockIn(tokenise(documentOf(sentence)))(0);

describe('a stock sentence', () => {
  it('is recognised with any names and figures filled in', () => {
    expect(isStock('本合同一式六份，甲方执四份，乙方执两份，自双方签字盖章之日起生效')).toBe(true);
    expect(isStock('统一社会信用代码：91330203MA419NJ594')).toBe(true);
    expect(isStock('日期：2025年7月30日')).toBe(true);
  });

  it('is recognised for the whole list', () => {
    for (const text of stockSentences) {
      const stream = tokenise(documentOf(text));
      const isKnown = stockIn(stream);
      for (const index of stream.sentenceEnds.keys()) expect(isKnown(index)).toBe(true);
    }
  });

  it('is not one about the subject itself', () => {
    expect(isStock('承包人应当在收工以前清点仓库里剩余的电缆和接头')).toBe(false);
    expect(isStock('仪器运到之后三天以内，双方会同使用科室一起拆箱，按照装箱单点数')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it('end at full stops, question and exclamation marks, semicolons and line ends', () => {
    expect(texts('甲方应付款。乙方呢？应交货；逾期的\n按约定处理')).toEqual([
      '甲方应付款。',
      '乙方呢？',
      '应交货；',
      '逾期的',
      '按约定处理',
    ]);
  });

  it('keep the quotation mark or bracket that closes after the stop', () => {
    expect(texts('法律规定：“应当履行。”另见（第二款。）完')).toEqual([
      '法律规定：“应当履行。”',
      '另见（第二款。）',
      '完',
    ]);
  });

  it('do not end within a number or a name', () => {
    expect(texts('违约金为 0.05%，见《民法典》第五百八十五条。')).toEqual([
      '违约金为 0.05%，见《民法典》第五百八十五条。',
    ]);
  });

  it('are none where there is only punctuation', () => {
    expect(texts('……\n。  \n')).toEqual([]);
    expect(texts('')).toEqual([]);
  });

  it('have the position they report', () => {
    const text = '  第一句。 第二句！\n\n 第三句 ';
    for (const { start, end, text: words } of splitSentences(text))
      expect(text.slice(start, end)).toBe(words);
    expect(splitSentences(text)).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { neededWords } from './needed-words.ts';

describe('the words a pattern needs', () => {
  it.each([
    [/解除/, ['解除']],
    [/甲方|乙方/, ['甲方', '乙方']],
    [/(?:甲|乙)方解除/, ['方解除']],
    [/押金[^。；]{0,10}不(?:予)?退/, ['押金']],
    [/(?<!不)含税/, ['含税']],
    [/保底(?:收益|分红)?|兜底/, ['保底', '兜底']],
    [/(?<who>出租人|承租人)应/, ['出租人', '承租人']],
    [/每?月付/, ['月付']],
    [/(?:无需){1,2}/, ['无需']],
    [/\u4e00年内(?=支付)/, ['年内']],
  ])('%s: %j', (pattern, words) => {
    expect(neededWords(pattern)).toEqual(words);
  });

  it.each([
    /[甲乙]+/,
    /(?:解除)?/,
    /(?:解除|\d+)/,
    /(?=解除)/,
    /(?:解除)*/,
    /(?:解除){0,2}/,
    /NDA/i,
    /解?|除/,
  ])('cannot be told: %s', (pattern) => {
    expect(neededWords(pattern)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { acts } from './acts.words.ts';
import { deontics } from './deontics.words.ts';
import { lexiconOf } from './lexicon.ts';
import { manners } from './manners.words.ts';
import { objects } from './objects.words.ts';
import { signsIn } from './read-signs.ts';
import type { WordClass } from './word-class.ts';

const lists: Readonly<Record<string, Readonly<Record<string, WordClass>>>> = {
  acts,
  objects,
  manners,
  deontics,
};
const classes = Object.entries(lists).flatMap(([list, byName]) =>
  Object.entries(byName).map(([name, words]) => ({ list, name, ...words })),
);

/** Denied or not: what is looked for is the word. */
function namesIn(text: string): readonly string[] {
  return signsIn(text).map(({ sign }) => sign.replace(/^not-/, ''));
}

describe('a class of the lexicon', () => {
  it.each(classes)('$list $name is found in its examples and not in its counter-examples', (one) => {
    for (const example of one.examples) expect(namesIn(example), example).toContain(one.name);
    for (const example of one.counterExamples) expect(namesIn(example), example).not.toContain(one.name);
    expect(one.examples.length).toBeGreaterThan(0);
    expect(one.counterExamples.length).toBeGreaterThan(0);
  });

  it('has a name that no other class has', () => {
    const names = classes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the words at a place', () => {
  const read = lexiconOf({
    pay: { words: '支付 支付完毕', but: '支付宝', examples: [], counterExamples: [] },
    end: { words: '完毕 退', examples: [], counterExamples: [] },
  });

  it('are the longest that stand there', () => {
    expect(read('款项支付完毕')).toEqual([{ names: ['pay'], from: 2, to: 6 }]);
  });

  it('are none where a longer word says something else', () => {
    expect(read('支付宝账号')).toEqual([]);
  });

  it('may be a single sign at the end', () => {
    expect(read('不退')).toEqual([{ names: ['end'], from: 1, to: 2 }]);
  });
});

describe('an act that is denied', () => {
  it.each([
    ['押金不予退还', 'not-refund'],
    ['无需征得乙方同意', 'not-consent'],
    ['乙方不得以任何理由提出异议', 'not-oppose'],
    ['对基准数值不提出异议', 'not-oppose'],
    ['不得无故拒绝退还押金', 'refund'],
  ])('%s: %s', (text, sign) => {
    expect(signsIn(text).map((one) => one.sign)).toContain(sign);
  });

  it('begins with its own denial, so that an edit can replace both', () => {
    const text = '押金不予退还';
    const mention = signsIn(text).find(({ sign }) => sign === 'not-refund');
    expect(text.slice(mention?.from, mention?.to)).toBe('不予退还');
  });
});

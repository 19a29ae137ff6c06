import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentence } from '../sentence.testing.ts';
import { createFormFinder } from './find-forms.ts';
import { meaningClasses } from './meaning.words.ts';
import { alternativesOf, firstCharacters, leadingWord } from './pattern-source.ts';

type Match = readonly [group: number, form: number, start: number, end: number];

function found(forms: readonly (readonly string[])[], text: string): readonly Match[] {
  const matches: Match[] = [];
  createFormFinder(forms.map((group) => ({ forms: group })))(text, (...match) => matches.push(match));
  return matches;
}

function matchesOf(forms: readonly (readonly string[])[], text: string): readonly Match[] {
  return forms.flatMap((group, index) =>
    [...text.matchAll(new RegExp(group.map((form) => `(${form})`).join('|'), 'g'))].map((match): Match => {
      const form = match.slice(1).findIndex((part) => part !== undefined);
      return [index, form, match.index, match.index + match[0].length];
    }),
  );
}

const vocabulary = meaningClasses.map(({ words }) => words.map(([, form]) => form));
/** Characters of the forms themselves, so that words come together by chance. */
const signs = [...new Set(vocabulary.flat().join(''))].filter((sign) =>
  /[\u4e00-\u9fff0-9，。；]/.test(sign),
);

describe('the finder of forms', () => {
  it('finds what one expression for each class of words finds', () => {
    const find = createFormFinder(vocabulary.map((forms) => ({ forms })));
    const text = fc.oneof(
      sentence,
      fc.array(fc.constantFrom(...signs), { maxLength: 60 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const matches: Match[] = [];
        find(written, (...match) => matches.push(match));
        expect(matches).toEqual(matchesOf(vocabulary, written));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    [['甲乙|甲', '甲丙']],
    [['(?<!不)可以?', '不(?:可|得)']],
    [['[0-9]{1,2}份?', '[^，]{0,2}份']],
    [['(?:一式)?[二两]份(?!额)', '\\s?份']],
    [['a?b*c+', '.(?=份)']],
  ])('takes the first form of %j that matches in a place', (forms) => {
    for (const text of ['甲丙甲乙', '不可以可以不得可', '12份，3 份', '一式两份二份额份', 'abbcc份bc'])
      expect(found([forms], text)).toEqual(matchesOf([forms], text));
  });

  it('looks for nothing where what a form needs is missing', () => {
    const find = createFormFinder([
      { forms: ['[0-9]+'], needs: '份' },
      { forms: ['[0-9]+'], trigger: /册/ },
    ]);
    const groups = (text: string): readonly number[] => {
      const matched: number[] = [];
      find(text, (group) => matched.push(group));
      return matched;
    };
    expect([groups('3本'), groups('3份'), groups('3册'), groups('3份2册')]).toEqual([
      [],
      [0],
      [1],
      [0, 0, 1, 1],
    ]);
  });
});

describe('the source of a pattern', () => {
  it('tells with which characters a match begins', () => {
    const first = (source: string): string | null => {
      const codes = firstCharacters(source);
      return codes === null ? null : String.fromCharCode(...[...codes].sort((one, other) => one - other));
    };
    expect(first('(?<![如若])或者?(?!许)')).toBe('或');
    expect(first('(?:甲|乙)?[a-c]x|\\u4e01')).toBe('abc丁乙甲');
    expect(first('[^，]x')).toBeNull();
    expect(first('[\\u4e00-\\u9fff]{0,12}?仲裁')).toBeNull();
    expect(first('a?')).toBeNull();
  });

  it('is cut at what stands between its alternatives', () => {
    expect(alternativesOf('a(?:b|c)|[|]d|\\|')).toEqual(['a(?:b|c)', '[|]d', '\\|']);
    expect(['不得(?!超过)', '应当?', '[甲乙]方', '通知'].map(leadingWord)).toEqual([
      '不得',
      '应',
      '',
      '通知',
    ]);
  });
});

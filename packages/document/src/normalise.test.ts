import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractText } from './document.testing.ts';
import {
  collapseWhitespace,
  foldPunctuation,
  foldWidth,
  ignoreInsignificantWhitespace,
  removeInvisible,
  sameToTheEye,
} from './normalisation-steps.ts';
import { normalise, normalisedText } from './normalise.ts';
import { documentSpan, normalisedSpan } from './offset.ts';

const everyStep = [removeInvisible, foldWidth, foldPunctuation, collapseWhitespace];
const stepList = fc.subarray(everyStep);

describe('normalise', () => {
  it('maps every span to the original and back to the same span', () => {
    fc.assert(
      fc.property(contractText, stepList, fc.nat(), fc.nat(), (text, steps, first, second) => {
        const normalised = normalise(text, steps);
        fc.pre(normalised.text.length > 0);
        const start = first % normalised.text.length;
        const span = normalisedSpan(start, start + 1 + (second % (normalised.text.length - start)));
        expect(normalised.toNormalised(normalised.toOriginal(span))).toEqual(span);
      }),
    );
  });

  it('maps a span to the characters it came from', () => {
    fc.assert(
      fc.property(contractText, stepList, fc.nat(), (text, steps, index) => {
        const normalised = normalise(text, steps);
        fc.pre(normalised.text.length > 0);
        const start = index % normalised.text.length;
        const original = normalised.toOriginal(normalisedSpan(start, start + 1));
        expect(normalisedText(text.slice(original.start, original.end), steps)).toBe(normalised.text[start]);
      }),
    );
  });

  it('without steps keeps the text and its offsets', () => {
    fc.assert(
      fc.property(contractText, (text) => {
        const normalised = normalise(text, []);
        expect(normalised.text).toBe(text);
        expect(normalised.toOriginal(normalisedSpan(0, text.length))).toEqual(documentSpan(0, text.length));
      }),
    );
  });

  it('gives the same text with and without the maps', () => {
    fc.assert(
      fc.property(contractText, (text) => {
        expect(normalise(text, sameToTheEye).text).toBe(normalisedText(text, sameToTheEye));
      }),
    );
  });

  it('changes nothing when applied twice', () => {
    fc.assert(
      fc.property(contractText, (text) => {
        const once = normalisedText(text, sameToTheEye);
        expect(normalisedText(once, sameToTheEye)).toBe(once);
      }),
    );
  });

  it.each(['。。。', '。 。 。', '．．．', '……...', '— —―', '“ 甲 ”'])('changes %s only once', (text) => {
    const once = normalisedText(text, sameToTheEye);
    expect(normalisedText(once, sameToTheEye)).toBe(once);
  });

  it('maps an empty span to an empty span', () => {
    const normalised = normalise('甲 \u200b 方', [removeInvisible, collapseWhitespace]);
    expect(normalised.text).toBe('甲 方');
    expect(normalised.toOriginal(normalisedSpan(1, 1))).toEqual(documentSpan(1, 1));
    expect(normalised.toOriginal(normalisedSpan(3, 3))).toEqual(documentSpan(5, 5));
  });
});

describe('the steps', () => {
  it('fold full width to half width', () => {
    expect(normalisedText('Ａ１２３，（￥５％）　', [foldWidth])).toBe('A123,(¥5%) ');
  });

  it('fold punctuation variants but keep the enumeration comma', () => {
    expect(normalisedText('“甲方”、「乙方」——……。', [foldPunctuation])).toBe('"甲方"、"乙方"—….');
  });

  it('remove marks of direction, also those that isolate a name or a number', () => {
    expect(normalisedText('\u202d138\u202c\u2066张\u2069\u2067三\u2069\u2068\u061c', [removeInvisible])).toBe(
      '138张三',
    );
  });

  it('keep the space that separates Latin words and figures, and drop it beside Chinese', () => {
    expect(normalisedText(' 甲方  Party   A 应 付 10 000 元 ', ignoreInsignificantWhitespace)).toBe(
      '甲方Party A应付10 000元',
    );
  });

  it('handle a hundred thousand spaces quickly', () => {
    const text = `a${' '.repeat(100_000)}b`;
    expect(normalisedText(text, sameToTheEye)).toBe('a b');
  });
});

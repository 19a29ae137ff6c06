import { expect, it } from 'vitest';
import { openSmallLanguage } from '../language/language.testing.ts';
import { fixedPhrases, rightAsTheyAre } from '../lexicon/fixed-phrases.words.ts';
import { checkOmissions } from './check-omissions.ts';

const language = openSmallLanguage();

function put(text: string): readonly (readonly [string, string | null])[] {
  return checkOmissions(text, language).map(({ start, end, suggestion }) => [
    text.slice(start, end),
    suggestion,
  ]);
}

it('inserts the missing character of a fixed phrase', () => {
  expect(put('乙方应当支违约金。')).toEqual([['支违约金', '支付违约金']]);
  expect(put('违金由乙方支付。')).toEqual([['违金', '违约金']]);
  expect(put('乙方应当支付违金。')).toEqual([['支付违金', '支付违约金']]);
});

it('accepts complete phrases and text that is right by itself', () => {
  for (const phrase of [...fixedPhrases, ...rightAsTheyAre])
    expect(put(`本条：${phrase}。`), phrase).toEqual([]);
});

import { expect, it } from 'vitest';
import { QUOTE_CHARACTERS, quoteOf } from './quote-change.ts';

it('quotes on one line', () => expect(quoteOf(' 甲方\n  乙方 ')).toBe('甲方 乙方'));
it('shortens a long text and says so', () => {
  expect(quoteOf('长'.repeat(QUOTE_CHARACTERS + 1))).toBe(`${'长'.repeat(QUOTE_CHARACTERS)}…`);
});
it('names what cannot be seen', () => {
  expect(quoteOf('\n')).toBe('换行或空白');
  expect(quoteOf('')).toBe('（无）');
});

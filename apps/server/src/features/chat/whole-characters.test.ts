import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WholeCharacters } from './whole-characters.ts';

const joined = (pieces: readonly string[]): string => {
  const whole = new WholeCharacters();
  return pieces.map((piece) => whole.feed(piece)).join('');
};

test('a text is the same wherever it is split, and each piece can be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat()), (text, cuts) => {
      const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
      const whole = new WholeCharacters();
      const pieces = [...places, text.length].map((end, index) =>
        whole.feed(text.slice(places[index - 1] ?? 0, end)),
      );
      expect(pieces.join('')).toBe(text.replaceAll('\0', ''));
      expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
    }),
  );
});

test('unpaired surrogates become the replacement character, and NUL is removed', () => {
  expect(joined(['一\uD83D', '二', '\uDE00三', '四\0五'])).toBe('一\uFFFD二\uFFFD三四五');
  expect(joined(['完\uD83D'])).toBe('完');
});

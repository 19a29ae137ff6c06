import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeCtc } from './decode-ctc.ts';

const alphabet = ['甲', '乙', '丙', '‰', ' '];

/** Step probabilities of a text: each character over `widths[i]` steps, separated by blanks. */
function stepsOf(labels: readonly (readonly [label: number, probability: number])[]) {
  const classes = alphabet.length + 1;
  const data = new Float32Array(labels.length * classes);
  labels.forEach(([label, probability], step) => {
    data.fill((1 - probability) / (classes - 1), step * classes, (step + 1) * classes);
    data[step * classes + label] = probability;
  });
  return { data, offset: 0, steps: labels.length, classes };
}

it('returns any text that has blanks between its characters', () => {
  const character = fc.record({
    label: fc.integer({ min: 1, max: alphabet.length }),
    width: fc.integer({ min: 1, max: 4 }),
    blanks: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(character, { maxLength: 30 }), (characters) => {
      const steps = characters.flatMap(({ label, width, blanks }): [number, number][] => [
        ...Array.from({ length: width }, (): [number, number] => [label, 0.9]),
        ...Array.from({ length: blanks }, (): [number, number] => [0, 0.9]),
      ]);
      const decoded = decodeCtc(stepsOf(steps), alphabet);
      expect(decoded.map((one) => one.character)).toEqual(characters.map(({ label }) => alphabet[label - 1]));
      for (const [index, one] of decoded.entries()) {
        expect(one.to - one.from).toBe(characters[index]?.width);
        expect(one.from).toBeGreaterThanOrEqual(decoded[index - 1]?.to ?? 0);
      }
    }),
  );
});

it('joins repeated steps of a character and reads it twice when a blank is between', () => {
  const text = (labels: number[]) =>
    decodeCtc(stepsOf(labels.map((label) => [label, 0.8])), alphabet)
      .map((one) => one.character)
      .join('');
  expect(text([1, 1, 1])).toBe('甲');
  expect(text([1, 0, 1])).toBe('甲甲');
  expect(text([1, 2, 1])).toBe('甲乙甲');
});

it('takes the best step of a character as its confidence and its peak', () => {
  const [only] = decodeCtc(
    stepsOf([
      [0, 0.9],
      [2, 0.5],
      [2, 0.95],
      [2, 0.6],
    ]),
    alphabet,
  );
  expect(only).toMatchObject({ character: '乙', from: 1, to: 4, peak: 2 });
  expect(only?.confidence).toBeCloseTo(0.95);
});

it('refuses a class outside the alphabet', () => {
  expect(() => decodeCtc(stepsOf([[5, 0.9]]), alphabet.slice(0, 3))).toThrow(RangeError);
});

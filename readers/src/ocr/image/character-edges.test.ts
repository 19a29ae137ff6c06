import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DecodedCharacter } from '../decode-ctc.ts';
import { characterEdges, inkProfile, inkWithin } from './character-edges.ts';
import type { GreyImage } from './image.ts';

const STEP = 8;

/** Black blocks on white paper, and the time steps in which a network would see them. */
function lineOf(blocks: readonly { readonly gap: number; readonly width: number }[]) {
  const places: { from: number; to: number }[] = [];
  let at = 0;
  for (const { gap, width } of blocks) {
    places.push({ from: at + gap, to: at + gap + width });
    at += gap + width;
  }
  const width = Math.ceil((at + 12) / STEP) * STEP;
  const data = new Uint8Array(width * 48).fill(250);
  for (const { from, to } of places) {
    for (let row = 8; row < 40; row++) data.fill(20, row * width + from, row * width + to);
  }
  const image: GreyImage = { width, height: 48, data };
  const characters = places.map(({ from, to }): DecodedCharacter => {
    const step = Math.floor((from + to) / 2 / STEP);
    return { character: '字', confidence: 1, from: step, to: step + 1, peak: step };
  });
  return { image, places, characters };
}

const blocks = fc.array(
  fc.record({ gap: fc.integer({ min: 4, max: 14 }), width: fc.integer({ min: 14, max: 36 }) }),
  { minLength: 1, maxLength: 20 },
);

it('puts every border between two characters into the gap between their ink', () => {
  fc.assert(
    fc.property(blocks, (drawn) => {
      const { image, places, characters } = lineOf(drawn);
      const edges = characterEdges(characters, inkProfile(image), STEP);
      expect(edges).toHaveLength(characters.length + 1);
      for (let index = 1; index < places.length; index++) {
        expect(edges[index]).toBeGreaterThanOrEqual(places[index - 1]?.to ?? 0);
        expect(edges[index]).toBeLessThanOrEqual((places[index]?.from ?? 0) + 0.5);
      }
    }),
  );
});

it('never lets edges decrease, for any steps and ink', () => {
  const anyCharacters = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }).map((steps) =>
    [...steps]
      .sort((a, b) => a - b)
      .map(
        (step): DecodedCharacter => ({
          character: 'x',
          confidence: 1,
          from: step,
          to: step + 1,
          peak: step,
        }),
      ),
  );
  const anyInk = fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 488, maxLength: 488 });
  fc.assert(
    fc.property(anyCharacters, anyInk, (characters, ink) => {
      const edges = characterEdges(characters, Float64Array.from(ink), STEP);
      expect(edges.every((edge, index) => edge >= (edges[index - 1] ?? edge))).toBe(true);
      expect(edges).toHaveLength(characters.length === 0 ? 0 : characters.length + 1);
    }),
  );
});

it('begins at the first ink of the line and ends at its last', () => {
  const { image, places, characters } = lineOf([
    { gap: 6, width: 24 },
    { gap: 6, width: 24 },
  ]);
  const edges = characterEdges(characters, inkProfile(image), STEP);
  expect(edges[0]).toBe(places[0]?.from);
  expect(edges.at(-1)).toBe(places.at(-1)?.to);
});

it('finds where ink begins and ends, and returns the range itself when there is none', () => {
  const profile = new Float64Array(40);
  profile.fill(100, 10, 20);
  expect(inkWithin(profile, 4, 36)).toEqual({ from: 10, to: 20 });
  expect(inkWithin(profile, 24, 34)).toEqual({ from: 24, to: 34 });
});

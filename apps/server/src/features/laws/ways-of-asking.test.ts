/** The vectors of ways of asking that come with the product. */
import { QUESTION_TYPES, unpackVector, waysOfAsking } from '@wenjian/answers';
import { expect, it } from 'vitest';
import { openEncoder } from '../../adapters/embedder/local.embedder.ts';
import { openAskedBefore, readWays } from './ways-of-asking.ts';

it('has a vector of every way of asking: after a change of the library, run scripts/pack-ways.ts', async () => {
  const { model } = await openEncoder();
  const ways = await readWays(model);
  expect(waysOfAsking(QUESTION_TYPES).filter((way) => !ways.has(way))).toEqual([]);
});

it('has those that the encoder makes, but for what rounding took', async () => {
  const encoder = await openEncoder();
  const ways = await readWays(encoder.model);
  const texts = waysOfAsking(QUESTION_TYPES).slice(0, 8);
  const made = await encoder.embed(texts, 'question');
  texts.forEach((text, at) => {
    const shipped = unpackVector(ways.get(text) ?? new Uint8Array(4));
    const cosine = shipped.reduce((sum, value, place) => sum + value * (made[at]?.[place] ?? 0), 0);
    expect(cosine).toBeGreaterThan(0.98);
  });
});

it('finds the articles of the type a question is of', async () => {
  const encoder = await openEncoder();
  const before = await openAskedBefore(encoder);
  const [asked = new Float32Array()] = await encoder.embed(['房东一直拖着押金不退给我'], 'question');
  expect(before(asked).some(({ law }) => law.includes('民法典'))).toBe(true);
});

it('has none for another encoder', async () => {
  expect((await readWays('another')).size).toBe(0);
});

/**
 * The building set: pairs written and labelled by whoever built the weighing, so a gate against getting worse and no
 * measure of how good it is. That is measured on sets of other authors, with `importance.process.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { agreementOf, judgePair, readPairs } from './importance-score.ts';

const folder = join(import.meta.dirname, '../../importance');
const pairs = ['building.tsv', 'building-2.tsv', 'building-3.tsv', 'building-4.tsv'].flatMap((file) =>
  readPairs(readFileSync(join(folder, file), 'utf8')).map(judgePair),
);

it('agrees with the labels of the building set as often as it did', () => {
  const { count, share, confusion } = agreementOf(pairs);
  expect(count).toBeGreaterThanOrEqual(580);
  expect(share).toBeGreaterThanOrEqual(0.98);
  // What must be looked at is never folded away.
  expect(confusion.major.noise).toBe(0);
  expect(confusion.noise.major).toBe(0);
});

it('agrees with strangers in the sets that were opened as often as it did', () => {
  const files = [1, 2, 3, 4, 5, 6].map((number) => `strangers-${number}.tsv`);
  const theirs = files.flatMap((file) => readPairs(readFileSync(join(folder, file), 'utf8')).map(judgePair));
  const { count, share } = agreementOf(theirs);
  expect(count).toBe(1340);
  expect(share).toBeGreaterThanOrEqual(0.975);
});

it('names the gaining side only where the label does', () => {
  const { gainer } = agreementOf(pairs);
  expect(gainer.said).toBeGreaterThanOrEqual(20);
  expect(gainer.right).toBe(gainer.said);
});

it('refuses a line without a label', () => {
  expect(() => readPairs('before\tafter\tmayor\tduty\t-')).not.toThrow();
  expect(() => readPairs('甲\t乙\tmayor\tduty\t-')).toThrow('line 1');
});

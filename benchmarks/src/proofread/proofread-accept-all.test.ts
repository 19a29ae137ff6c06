/** Accepting everything changes the accepted places and nothing else, in the text and in a Word file, even with a corrector that is sure of nonsense. */
import type { Document } from '@wenjian/document';
import { expect, it } from 'vitest';
import { acceptAll, acceptAllInWord, contractsToAccept } from './accept-all.ts';

const LEAST_ACCEPTED = 100;
/** Of the contracts one in so many goes through a Word file here; all of them do in the benchmark. */
const SAMPLE = 16;

it('accepting all corrections changes only the accepted places', async () => {
  let accepted = 0;
  for (const [seed, document] of (await contractsToAccept()).entries())
    accepted += expectUntouched(document, seed);
  expect(accepted).toBeGreaterThan(LEAST_ACCEPTED);
});

it('accepting all corrections changes only the accepted places of a Word file, in text and in form', async () => {
  const contracts = [...(await contractsToAccept()).entries()].filter(([seed]) => seed % SAMPLE === 0);
  let accepted = 0;
  for (const [seed, document] of contracts) {
    const made = await acceptAllInWord(document, seed);
    expect([seed, made]).toEqual([seed, { ...made, isTextRight: true, othersChanged: 0, isInPlace: true }]);
    accepted += made.accepted;
  }
  expect(accepted).toBeGreaterThan(contracts.length);
});

function expectUntouched(document: Document, seed: number): number {
  const { edits, edited } = acceptAll(document, seed);
  let [from, to] = [0, 0];
  for (const { start, end, replacement } of edits) {
    expect(edited.slice(to, to + start - from)).toBe(document.text.slice(from, start));
    to += start - from + replacement.length;
    from = end;
  }
  expect(edited.slice(to)).toBe(document.text.slice(from));
  return edits.length;
}

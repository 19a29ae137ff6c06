/** Both files of a comparison are read at once, and neither in vain. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PlainReadingService, ReadingOutcome } from '../documents/index.ts';
import { compareInput } from './compare.input.ts';
import { readSides } from './read-sides.ts';

const file = (name: string) => ({ fileId: randomUUID(), sha256: name, name, size: 1 });
const input = compareInput.parse({ origin: file('旧.pdf'), target: file('新.pdf'), options: {} });
const job = () => ({ signal: new AbortController().signal, report: () => undefined });
const refusal: ReadingOutcome = { kind: 'unreadable', failure: 'DOCUMENT_EMPTY', message: '没有文字。' };

/** One file answers at once; the other is read until nobody wants it any more. */
function readings(quick: string, answer: () => ReadingOutcome): PlainReadingService {
  return {
    obtain: ({ name }, { signal }) =>
      name === quick
        ? Promise.resolve().then(answer)
        : new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason), { once: true });
          }),
  };
}

it.each(['旧.pdf', '新.pdf'])('a refused %s does not wait for the other file', async (quick) => {
  const sides = await readSides(
    job(),
    readings(quick, () => refusal),
    input,
  );
  expect(sides).toMatchObject({ kind: 'refused', failure: 'DOCUMENT_EMPTY' });
  expect(sides.kind === 'refused' && sides.message).toContain(quick);
});

it('a fault ends the other reading, and is what is thrown', async () => {
  const faulty = readings('新.pdf', () => {
    throw new Error('the store is gone');
  });
  await expect(readSides(job(), faulty, input)).rejects.toThrow('the store is gone');
});

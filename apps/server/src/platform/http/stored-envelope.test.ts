import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { envelopeAround } from './stored-envelope.ts';

it('a stored answer is sent inside the envelope', async () => {
  expect(await json(envelopeAround(Readable.from(['{"count"', ':3}'])))).toEqual({
    code: 200,
    message: '成功',
    data: { count: 3 },
  });
});

it('closes the stored file when the caller leaves before the first piece, or between two', async () => {
  for (const pieces of [0, 1, 2]) {
    const stored = Readable.from(['1', '2', '3']);
    const body = envelopeAround(stored);
    const reading = body[Symbol.asyncIterator]();
    for (let count = 0; count < pieces; count += 1) await reading.next();
    body.destroy();
    await expect.poll(() => stored.destroyed).toBe(true);
  }
});

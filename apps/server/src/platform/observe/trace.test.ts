import { expect, it } from 'vitest';
import { currentOrigin, inTrace, requestIdOf } from './trace.ts';

it.each([
  [{ 'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e' }, true],
  [{ 'x-request-id': 'short' }, false],
  [{ 'x-request-id': 'line\nbreak-in-a-log' }, false],
  [{ 'x-request-id': 'x'.repeat(65) }, false],
  [{ 'x-request-id': ['twice-given', 'twice-given'] }, false],
  [{}, false],
])('accepts the id of %o only when it is valid', (headers, isTaken) => {
  const id = requestIdOf(headers);
  expect(id).toMatch(/^[\w-]{8,64}$/);
  expect(id === (headers as { 'x-request-id'?: unknown })['x-request-id']).toBe(isTaken);
});

it('knows the request id inside a piece of work, and has none outside it', async () => {
  const work = (requestId: string) => ({
    name: 'test',
    kind: 'job' as const,
    origin: { requestId },
    attributes: {},
  });
  const [one, other] = await Promise.all([
    inTrace(work('request-one'), async () => currentOrigin()?.requestId),
    inTrace(work('request-two'), async () => currentOrigin()?.requestId),
  ]);
  expect([one, other, currentOrigin()]).toEqual(['request-one', 'request-two', null]);
});

it('passes errors on', async () => {
  const work = { name: 'test', kind: 'job' as const, origin: { requestId: 'request-three' }, attributes: {} };
  await expect(inTrace(work, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

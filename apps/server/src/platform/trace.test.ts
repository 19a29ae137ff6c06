import { expect, it } from 'vitest';
import { currentOrigin, inTrace, requestIdOf } from './trace.ts';

it.each([
  [{ 'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e' }, true],
  [{ 'x-request-id': 'short' }, false],
  [{ 'x-request-id': 'line\nbreak-in-a-log' }, false],
  [{ 'x-request-id': 'x'.repeat(65) }, false],
  [{ 'x-request-id': ['twice-given', 'twice-given'] }, false],
  [{}, false],
])('takes the id of %o only where it can be one', (headers, isTaken) => {
  const id = requestIdOf(headers);
  expect(id).toMatch(/^[\w-]{8,64}$/);
  expect(id === (headers as { 'x-request-id'?: unknown })['x-request-id']).toBe(isTaken);
});

it('knows within a piece of work which request it belongs to, and outside that there is none', async () => {
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

it('hands on what went wrong', async () => {
  const work = { name: 'test', kind: 'job' as const, origin: { requestId: 'request-three' }, attributes: {} };
  await expect(inTrace(work, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

import { expect, it } from 'vitest';
import { describeError } from './logging.ts';

it('describes an error that arrives as a plain object, as the job queue reports them', () => {
  const { name, message, stack } = new TypeError('connection ended');
  expect(describeError({ name, message, stack, queue: 'compare' })).toMatchObject({
    type: 'TypeError',
    message: 'connection ended',
    stack: expect.arrayContaining([expect.stringContaining('logging.test.ts')]),
  });
});

it('tells nothing of what a failed query carried', () => {
  const error = Object.assign(new Error('Failed query: select 13800000000\nparams: 甲方'), {
    params: ['甲方'],
    code: '23505',
  });
  expect(JSON.stringify(describeError(error))).not.toMatch(/13800000000|甲方/);
  expect(describeError(error)).toMatchObject({ message: 'Failed query', code: '23505' });
});

it('tells the kind of anything else that is thrown', () => {
  expect([describeError('text'), describeError(null), describeError({ a: 1 })]).toEqual([
    { type: 'string' },
    { type: 'object' },
    { type: 'object' },
  ]);
});

import { expect, it } from 'vitest';
import { freeUseLimit } from './free-uses.rules.ts';

it('the free tools give 20 uses a day in a free space and 500 in a paid one', () => {
  expect([freeUseLimit(false), freeUseLimit(true)]).toEqual([20, 500]);
});

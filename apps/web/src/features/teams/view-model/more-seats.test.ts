import { expect, it } from 'vitest';
import { comboWithMoreSeats } from './more-seats.ts';

it.each([
  [1, 5],
  [5, 6],
  [20, 7],
  [100, null],
])('a team whose %i seats are taken is offered plan %o', (limit, comboId) => {
  expect(comboWithMoreSeats(limit)).toBe(comboId);
});

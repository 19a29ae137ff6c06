import { expect, it } from 'vitest';
import { usedUpTools } from './free-trial.ts';
import type { Membership } from './membership.ts';

const space: Membership = {
  auditTimes: 3,
  auditTimesLimit: 3,
  auditExpiredAt: null,
  duplicateTimes: 3,
  duplicateTimesLimit: 3,
  duplicateExpiredAt: null,
  compareTimes: 1,
  compareTimesLimit: 3,
  compareExpiredAt: null,
  templateTimes: 3,
  templateTimesLimit: 3,
  maxExpiredAt: null,
  membership: 'free',
  vipStatus: false,
  vipTime: 0,
};

it('reminds when the last free use of a tool was taken, once', () => {
  const empty = { ...space, compareTimes: 0 };
  expect(usedUpTools(space, empty)).toEqual(['文档比对']);
  expect(usedUpTools(empty, empty)).toEqual([]);
  expect(usedUpTools(space, { ...space, compareTimes: 2 })).toEqual([]);
});

it('does not remind members', () => {
  expect(usedUpTools(space, { ...space, compareTimes: 0, vipStatus: true })).toEqual([]);
});

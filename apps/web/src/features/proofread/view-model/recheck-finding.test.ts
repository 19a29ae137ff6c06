import { expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { originalPlace, standingOf } from './recheck-finding.ts';
import { correctionFixture, resultFixture } from './result.testing.ts';

it('counts a finding as still open only when it was not accepted', () => {
  const decisions = decisionsById([decisionFixture('done')]);
  expect(standingOf({ isNew: false, knownId: 'waiting' }, decisions)).toBe('open');
  expect(standingOf({ isNew: false, knownId: 'done' }, decisions)).toBe('accepted');
  expect(standingOf({ isNew: true, knownId: null }, decisions)).toBe('new');
});

it('points at the original with the boxes of the corrections there', () => {
  const box = { page: 0, x: 1, y: 2, width: 3, height: 4 };
  const result = resultFixture(
    ['双方签定本合同'],
    [correctionFixture({ id: 'sign', original: '签定', boxes: [box] })],
  );
  expect(originalPlace(result, { originalStart: 3, originalEnd: 4 })).toMatchObject({
    start: 3,
    boxes: [box],
  });
  expect(originalPlace(result, { originalStart: 6, originalEnd: 7 }).boxes).toEqual([]);
});

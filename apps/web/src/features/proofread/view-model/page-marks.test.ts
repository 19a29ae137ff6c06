import { expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { SPOTLIGHT_ID } from '../../../shared/workbench/view-model/document-place.ts';
import { CORRECTION_LOOKS, correctionHighlights, textMarks } from './page-marks.ts';
import { correctionFixture, resultFixture } from './result.testing.ts';

const box = { page: 0, x: 10, y: 20, width: 30, height: 12 };
const none = decisionsById([]);
const { corrections } = resultFixture(
  ['双方签定本合同'],
  [
    correctionFixture({ id: 'sign', original: '签定', tier: 'suspect', boxes: [box] }),
    correctionFixture({ id: 'stop', original: '', start: 7, end: 7, suggestion: '。' }),
  ],
);

it('marks each correction in the colour of its tier, where it has a place on a page', () => {
  expect(correctionHighlights(corrections, none, null)).toEqual([
    { id: 'sign', kind: 'suspect', boxes: [box] },
  ]);
});

it('marks accepted and open corrections differently', () => {
  const decisions = decisionsById([decisionFixture('sign')]);
  expect(correctionHighlights(corrections, decisions, null)[0]?.kind).toBe('accepted');
  expect(textMarks(corrections, decisions, null).map(({ look }) => look)).toEqual([
    CORRECTION_LOOKS.accepted,
    CORRECTION_LOOKS.error,
  ]);
});

it('marks a related place like a finding', () => {
  const place = { start: 0, end: 2, page: 1, boxes: [box] };
  expect(correctionHighlights([], none, place)).toEqual([{ id: SPOTLIGHT_ID, kind: 'found', boxes: [box] }]);
});

it('marks the character before missing text, also for a related place', () => {
  expect(textMarks(corrections, none, null)[1]).toMatchObject({ id: 'stop', start: 6, end: 7 });
  const place = { start: 3, end: 3, page: null, boxes: [] };
  expect(textMarks([], none, place)).toEqual([{ id: SPOTLIGHT_ID, look: null, start: 2, end: 3 }]);
});

import { expect, it } from 'vitest';
import type { FeedbackType } from './result-shapes.ts';
import { type FeedbackState, NO_FEEDBACK, opensPrompt, reduceFeedback } from './risk-feedback.ts';

const press = (state: FeedbackState, feedbackType: FeedbackType, id = 'r1') =>
  reduceFeedback(state, { kind: 'press', id, feedbackType });
const good = press(NO_FEEDBACK, 'good');
const asked = press(NO_FEEDBACK, 'bad');
const bad = reduceFeedback(asked, { kind: 'confirm' });

it('a first bad opens the prompt and records nothing', () => {
  expect(asked).toEqual({ auditLikeLists: [], isShowAuditFeedback: true, askedId: 'r1' });
  expect(opensPrompt(NO_FEEDBACK, { id: 'r1', feedbackType: 'bad' })).toBe(true);
});

it('the first bad is recorded when it is confirmed, and the prompt closes', () => {
  expect(bad).toEqual({
    auditLikeLists: [{ id: 'r1', feedbackType: 'bad' }],
    isShowAuditFeedback: false,
    askedId: null,
  });
});

it('a dismissed prompt changes nothing', () => {
  expect(reduceFeedback(asked, { kind: 'dismiss' })).toEqual(NO_FEEDBACK);
});

it('a first good is added at once', () => {
  expect(good).toEqual({ ...NO_FEEDBACK, auditLikeLists: [{ id: 'r1', feedbackType: 'good' }] });
});

it('the same type again removes it, for good and bad', () => {
  expect(press(good, 'good')).toEqual(NO_FEEDBACK);
  expect(press(bad, 'bad')).toEqual(NO_FEEDBACK);
});

it('another type replaces the old one, without a prompt', () => {
  expect(press(good, 'bad')).toEqual({
    ...NO_FEEDBACK,
    auditLikeLists: [{ id: 'r1', feedbackType: 'bad' }],
  });
  expect(press(bad, 'good').auditLikeLists).toEqual([{ id: 'r1', feedbackType: 'good' }]);
});

it('other risks keep their feedback', () => {
  const two = press(good, 'good', 'r2');
  expect(two.auditLikeLists.map(({ id }) => id)).toEqual(['r1', 'r2']);
  expect(press(two, 'bad').auditLikeLists).toEqual([
    { id: 'r1', feedbackType: 'bad' },
    { id: 'r2', feedbackType: 'good' },
  ]);
  expect(press(good, 'bad', 'r2').isShowAuditFeedback).toBe(true);
});

it('confirming without a prompt changes nothing, and the server’s list replaces the local one', () => {
  expect(reduceFeedback(good, { kind: 'confirm' })).toBe(good);
  expect(reduceFeedback(good, { kind: 'loaded', items: [] }).auditLikeLists).toEqual([]);
});

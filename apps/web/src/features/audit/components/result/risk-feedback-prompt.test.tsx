// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { card, openResult, pressIn, setUp, tearDown, unfold } from '../result-page.testing.tsx';
import { server } from '../result-server.testing.ts';

beforeEach(async () => {
  setUp();
  await openResult();
  unfold('定金过高');
});
afterEach(tearDown);

const RISK = '定金过高';

function isPressed(name: string): boolean {
  return within(card(RISK)).getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
}

it('a first bad asks for the reason and is not recorded when the prompt is closed', async () => {
  pressIn(RISK, '没有帮助');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(isPressed('没有帮助')).toBe(false);
  expect(server.feedback.size).toBe(0);
});

it('a first bad is recorded with its reason when it is confirmed', async () => {
  pressIn(RISK, '没有帮助');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '法条有误' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '提交' }));
  await waitFor(() => expect(server.feedback.get('deposit')?.feedbackType).toBe('bad'));
  expect(server.comments).toEqual(['法条有误']);
  expect(isPressed('没有帮助')).toBe(true);
});

it('a first good is recorded at once and removed by the second', async () => {
  pressIn(RISK, '有帮助');
  await waitFor(() => expect(server.feedback.get('deposit')?.feedbackType).toBe('good'));
  expect(isPressed('有帮助')).toBe(true);
  pressIn(RISK, '有帮助');
  await waitFor(() => expect(server.feedback.size).toBe(0));
  expect(isPressed('有帮助')).toBe(false);
});

it('a bad replaces a good without a prompt', async () => {
  pressIn(RISK, '有帮助');
  await waitFor(() => expect(server.feedback.size).toBe(1));
  pressIn(RISK, '没有帮助');
  await waitFor(() => expect(server.feedback.get('deposit')?.feedbackType).toBe('bad'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isPressed('有帮助')).toBe(false);
});

// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { card, key, renderAt, setUp, tearDown, unfold } from '../result-page.testing.tsx';
import { decided, server } from '../result-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

it('the example has a label and a link to upload one’s own contract', async () => {
  renderAt('/contract-correct/result');
  await screen.findAllByTestId('correction-card');
  expect(screen.getByText('示例')).toBeDefined();
  expect(screen.getByRole('link', { name: '用我的合同试试' }).getAttribute('href')).toBe(
    '/dashboard?start=correct',
  );
  expect(screen.getByText(/这里只能查看/)).toBeDefined();
});

it('the page waits while the server makes the example', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.exampleFailures = 1;
  renderAt('/contract-correct/result');
  expect(await screen.findByText('示例正在准备，几秒后自动重试。')).toBeDefined();
  await vi.advanceTimersByTimeAsync(3100);
  expect(await screen.findAllByTestId('correction-card')).toHaveLength(5);
});

it('the page waits while a shared result is examined again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.sharedFailures = 1;
  renderAt('/contract-correct/result?key=goodgoodgoodgoodgoodgood');
  expect(await screen.findByText('结果正在更新，几秒后自动重试。')).toBeDefined();
  await vi.advanceTimersByTimeAsync(3100);
  expect(await screen.findAllByTestId('correction-card')).toHaveLength(5);
});

it('a shared result is read only and shows the decisions', async () => {
  renderAt('/contract-correct/result?key=goodgoodgoodgoodgoodgood');
  await screen.findAllByTestId('correction-card');
  expect(card('帐户').textContent).toContain('已忽略');
  const names = within(unfold('第一条'))
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names.join()).not.toMatch(/接受|忽略|改写/);
  key('a');
  key('e');
  expect(decided()).toEqual({});
  expect(screen.queryByLabelText('改写成')).toBeNull();
});

it('an expired key shows the expired page', async () => {
  renderAt('/contract-correct/result?key=gonegonegonegonegonegone');
  expect(await screen.findByRole('heading', { name: '文档已失效' })).toBeDefined();
});

// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { card, key, renderAt, setUp, tearDown, unfold } from '../result-page.testing.tsx';
import { server } from '../result-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

it('the example has a label, the standpoints and a link to upload one’s own contract', async () => {
  renderAt('/contract-audit/result');
  await screen.findAllByTestId('risk-card');
  expect(screen.getByText('示例')).toBeDefined();
  expect(screen.getByRole('radio', { name: '乙方' })).toBeDefined();
  expect(screen.getByRole('link', { name: '上传我的合同' }).getAttribute('href')).toBe(
    '/contract-audit/upload',
  );
});

it('the page waits while the server makes the example', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.exampleFailures = 1;
  renderAt('/contract-audit/result');
  expect(await screen.findByText('示例正在准备，几秒后自动重试。')).toBeDefined();
  await vi.advanceTimersByTimeAsync(3100);
  expect(await screen.findAllByTestId('risk-card')).toHaveLength(3);
  vi.useRealTimers();
});

it('a shared result is read only: ignored risks are marked, no decisions or feedback', async () => {
  renderAt('/contract-audit/result?key=goodgoodgoodgoodgoodgood');
  await screen.findAllByTestId('risk-card');
  expect(card('违约金过高').textContent).toContain('已忽略');
  unfold('定金过高');
  const names = within(card('定金过高'))
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names.join()).not.toMatch(/采纳|忽略|改写/);
  expect(within(card('定金过高')).queryByRole('button', { name: '有帮助' })).toBeNull();
  key('a');
  expect(server.decisions.size).toBe(0);
});

it('an expired key shows the expired page', async () => {
  renderAt('/contract-audit/result?key=gonegonegonegonegonegone');
  await waitFor(() => expect(screen.getByText('文档已失效')).toBeDefined());
  expect(screen.getByText('分享者的页面已失效，请联系分享者')).toBeDefined();
});

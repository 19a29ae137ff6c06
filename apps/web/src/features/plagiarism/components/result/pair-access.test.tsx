// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TASK, taskFixture } from '../../view-model/results.testing.ts';
import { openTab, pane, renderAt, setUp, tearDown, toasts } from '../plagiarism-page.testing.tsx';
import { SHARE_KEY, server } from '../plagiarism-server.testing.ts';

const PAGE = `/plagiarism/result?taskId=${TASK}`;

beforeEach(setUp);
afterEach(tearDown);

async function openResult(): Promise<void> {
  renderAt(PAGE);
  await screen.findAllByTestId('fragment-card');
  await waitFor(() => expect(pane('对照文件').querySelector('mark')).not.toBeNull());
}

describe('a visitor with a key', () => {
  const OPEN = `${PAGE}&origin=no_token`;

  it('reads everything through the open interface, with the key and no token', async () => {
    renderAt(`${OPEN}&key=${SHARE_KEY}`);
    await screen.findAllByTestId('fragment-card');
    await waitFor(() => expect(pane('对照文件').querySelector('mark')).not.toBeNull());
    expect(server.read.length).toBeGreaterThan(2);
    for (const { call, key: sent } of server.read) {
      expect(call).toMatch(/^GET \/plag\/open-api\//);
      expect(sent).toBe(SHARE_KEY);
    }
    expect(screen.getByText('分享的查重结果')).toBeDefined();
    expect(screen.queryByRole('button', { name: /公开链接|重新查重/ })).toBeNull();
  });

  it('sees that the link was revoked, and is not asked to sign in', async () => {
    server.refusal = { status: 401, code: 401, name: 'OPEN_API_KEY_INVALID', message: '密钥无效' };
    renderAt(`${OPEN}&key=old`);
    expect(await screen.findByRole('heading', { name: '文档已失效' })).toBeDefined();
    expect(toasts()).toEqual([]);
  });

  it('sees that the link is incomplete when the key is missing', async () => {
    renderAt(OPEN);
    expect(await screen.findByRole('heading', { name: '链接不完整' })).toBeDefined();
  });
});

describe('a result that others may change', () => {
  const WATCH = `GET /api/contract-duplication/${TASK}`;
  const RESULT = 'GET /plag/plagiarism-task';
  const reads = (call: string) => server.read.filter((one) => one.call === call).length;
  const READ_ONLY = { read: true, change: false, run: false, share: false, delete: false };

  async function openAsGuest(): Promise<void> {
    server.task = taskFixture({ abilities: READ_ONLY });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openResult();
  }
  /** The window gets the focus again. */
  const later = async () => {
    await vi.advanceTimersByTimeAsync(16_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
  };
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });

  it('is watched by its task, and not read again as a whole', async () => {
    await openAsGuest();
    // No request while the window keeps the focus and no change was reported.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads(WATCH)).toBe(0);
    await later();
    await later();
    expect(reads(WATCH)).toBe(2);
    expect(reads(RESULT)).toBe(1);
  });

  it('is read again with all its parts when somebody ran it again', async () => {
    await openAsGuest();
    openTab(/敏感词 1/);
    server.task = taskFixture({ abilities: READ_ONLY, finishedAt: '2026-11-16T06:00:00Z' });
    server.hits = [];
    await later();
    expect(await screen.findByText('没有命中敏感词')).toBeDefined();
    expect(reads(RESULT)).toBe(2);
  });

  it('is hidden once it was closed', async () => {
    await openAsGuest();
    server.refusal = { status: 403, code: 403, name: 'FORBIDDEN', message: '禁止查看' };
    await later();
    expect(await screen.findByText('没有打开')).toBeDefined();
    expect(screen.queryAllByTestId('fragment-card')).toHaveLength(0);
  });
});

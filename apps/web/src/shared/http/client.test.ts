// @vitest-environment happy-dom
import { listComparisons } from '@wenjian/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveTokens } from '../session/token-store.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { readEvents } from './event-log.ts';
import { failureText } from './failure.text.ts';

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports a response of the wrong shape in one Chinese sentence, and logs where', async () => {
  history.replaceState(null, '', '/contract-compare/list?keyword=张三');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const data = { items: [{ title: '张三的合同' }], total: '1' };
  const body = JSON.stringify({ code: 200, message: '', data });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
  await expect(call(listComparisons, { query: {} })).rejects.toThrow(
    new ApiError({
      code: 200,
      status: 200,
      errorName: null,
      fields: [],
      message: failureText.unreadableAnswer,
    }),
  );
  const [event] = readEvents();
  expect(event).toMatchObject({ event: 'unreadableAnswer', path: '/contract-compare/list' });
  expect(event?.detail).toMatch(/^listComparisons: items\.0\.\w+ invalid_type/);
  expect(event?.detail).not.toContain('张三');
  expect(logged).toHaveBeenCalledWith(event?.detail);
});

it('logs an expired session without personal data: its name, the path alone, the time', async () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-15T00:00:00Z');
  history.replaceState(null, '', '/contract-compare/list?keyword=张三&phone=13800138000#tid=7');
  saveTokens({ accessToken: 'secret-access', idToken: 'secret-id' });
  const body = JSON.stringify({ code: 401, message: '张三，请重新登录', data: { phone: '13800138000' } });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }));
  await expect(call(listComparisons, { query: { keyword: '张三' } })).rejects.toThrow('登录已过期');
  expect(readEvents()).toEqual([
    { event: 'loginExpired', path: '/contract-compare/list', at: '2026-11-15T00:00:00.000Z' },
  ]);
});

// @vitest-environment happy-dom
import { listComparisons } from '@wenjian/api';
import { afterEach, expect, it, vi } from 'vitest';
import { saveTokens } from '../session/token-store.ts';
import { call } from './client.ts';
import { readEvents } from './event-log.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('logs an expired session without anything personal: its name, the path alone, the instant', async () => {
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

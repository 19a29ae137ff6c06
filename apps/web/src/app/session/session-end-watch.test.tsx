// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSessionMessage } from '../../shared/session/session-message.ts';
import { clearTokens, readTokens, saveTokens } from '../../shared/session/token-store.ts';
import { currentToasts } from '../../shared/ui/toast.ts';
import { SessionEndWatch } from './session-end-watch.tsx';

const NOW = new Date('2026-11-17T08:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearTokens();
  localStorage.clear();
});

function open(expiresAtMs: number) {
  saveTokens({ accessToken: 'access', idToken: 'id' });
  const client = new QueryClient();
  client.setQueryData(['tokenVerdict', 'access'], { kind: 'valid', expiresAtMs });
  return render(
    <QueryClientProvider client={client}>
      <SessionEndWatch />
    </QueryClientProvider>,
  );
}

it('ends without a request: a toast and no tokens at once, the sign-in three seconds later, with the reason kept', () => {
  open(NOW.getTime() + HOUR_MS);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(readTokens()).not.toBeNull();
  vi.advanceTimersByTime(2);
  expect(readTokens()).toBeNull();
  expect(currentToasts().map(({ message }) => message)).toEqual(['登录已过期，请重新登录']);
  expect(location.assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(location.assign).toHaveBeenCalledOnce();
  expect(readSessionMessage()).toBe('登录已过期，请重新登录');
});

it('waits for an end that is further away than a timer can count', () => {
  open(NOW.getTime() + 60 * 24 * HOUR_MS);
  vi.advanceTimersByTime(59 * 24 * HOUR_MS);
  expect(readTokens()).not.toBeNull();
  vi.advanceTimersByTime(24 * HOUR_MS + 1);
  expect(readTokens()).toBeNull();
});

it('has nothing to wait for once the user has left', () => {
  const { unmount } = open(NOW.getTime() + HOUR_MS);
  unmount();
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(readTokens()).not.toBeNull();
});

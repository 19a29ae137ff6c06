// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../shared/session/token-store.ts';
import { startEarly } from './start-early.ts';

const NOW = Date.parse('2026-05-01T08:00:00Z');
const PATH = '/dashboard';

afterEach(() => clearTokens());

/** What is asked for by somebody with this token. */
function askedWith(accessToken: string | null, path = PATH): readonly unknown[] {
  if (accessToken !== null) saveTokens({ accessToken, idToken: 'id' });
  const client = new QueryClient();
  const query = vi.spyOn(client, 'query').mockResolvedValue(undefined);
  const begin = vi.fn(async () => undefined);
  startEarly(client, path, NOW, begin);
  return [...begin.mock.calls.map(String), ...query.mock.calls.map(([{ queryKey }]) => queryKey[0])];
}

function tokenUntil(exp: number): string {
  return `head.${btoa(JSON.stringify({ exp }))}.signature`;
}

it('asks for nothing for a visitor', () => {
  expect(askedWith(null)).toEqual([]);
});

it('asks at once for the screen, the keys and the session of somebody who is signed in', () => {
  expect(askedWith(tokenUntil(NOW / 1000 + 60))).toEqual(['dashboard,workbench', 'identity', 'session']);
});

it('does not ask for the session on pages that are for visitors too: a refusal would send them away', () => {
  expect(askedWith(tokenUntil(NOW / 1000 + 60), '/enterprise')).toEqual(['identity']);
});

it('begins no screen where the address leads elsewhere', () => {
  expect(askedWith(tokenUntil(NOW / 1000 + 60), '/document-manage/list')).not.toContain(
    'result,documentPreview',
  );
});

it.each([
  ['whose time is over', tokenUntil(NOW / 1000 - 1)],
  ['that cannot be read', 'nonsense'],
])('does not ask for the session with a token %s', (_case, token) => {
  expect(askedWith(token)).toEqual(['dashboard,workbench', 'identity']);
});

// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../shared/session/token-store.ts';
import { startEarly } from './start-early.ts';

const NOW = Date.parse('2026-05-01T08:00:00Z');
const PATH = '/dashboard';

afterEach(() => clearTokens());

/** What is asked for by somebody with this token. */
async function askedWith(accessToken: string | null, path = PATH): Promise<readonly unknown[]> {
  if (accessToken !== null) saveTokens({ accessToken, idToken: 'id' });
  const client = new QueryClient();
  const query = vi.spyOn(client, 'query').mockResolvedValue({ currentTeamId: 'team' });
  const begin = vi.fn(async () => undefined);
  await startEarly(client, path, NOW, begin);
  return [...begin.mock.calls.map(String), ...query.mock.calls.map(([{ queryKey }]) => queryKey[0])];
}

function tokenUntil(exp: number): string {
  return `head.${btoa(JSON.stringify({ exp }))}.signature`;
}

it('asks for nothing for a visitor', async () => {
  expect(await askedWith(null)).toEqual([]);
});

it('asks at once for the screen, the verdict on the token, the session and what the workbench shows', async () => {
  const asked = await askedWith(tokenUntil(NOW / 1000 + 60));
  expect(asked.slice(0, 3)).toEqual(['dashboard,workbench', 'tokenVerdict', 'session']);
  expect(asked).toEqual(
    expect.arrayContaining(['teams', 'recent-tasks', 'balance', 'knowledge', 'stopTime']),
  );
});

it('asks for the workbench only where it is shown, in the space that will be shown', async () => {
  const token = tokenUntil(NOW / 1000 + 60);
  expect(await askedWith(token, '/contract-compare/list')).not.toContain('recent-tasks');
  history.replaceState(null, '', '/dashboard?tid=another');
  expect(await askedWith(token)).not.toContain('recent-tasks');
  history.replaceState(null, '', '/');
});

it('does not ask for the session on pages that are for visitors too: a refusal would send them away', async () => {
  expect(await askedWith(tokenUntil(NOW / 1000 + 60), '/enterprise')).toEqual(['tokenVerdict']);
});

it('begins no screen where the address leads elsewhere', async () => {
  expect(await askedWith(tokenUntil(NOW / 1000 + 60), '/document-manage/list')).not.toContain(
    'result,documentPreview',
  );
});

it.each([
  ['whose time is over', tokenUntil(NOW / 1000 - 1)],
  ['that cannot be read', 'nonsense'],
])('does not ask for the session with a token %s', async (_case, token) => {
  expect(await askedWith(token)).toEqual(['dashboard,workbench', 'tokenVerdict']);
});

it('a failure is left to whoever needs the answer', async () => {
  saveTokens({ accessToken: tokenUntil(NOW / 1000 + 60), idToken: 'id' });
  const client = new QueryClient();
  vi.spyOn(client, 'query').mockRejectedValue(new Error('no server'));
  await expect(startEarly(client, PATH, NOW, async () => undefined)).resolves.toBeUndefined();
});

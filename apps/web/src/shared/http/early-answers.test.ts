// @vitest-environment happy-dom
import { identityConfig, listTeams, session } from '@wenjian/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceId } from '../session/device-id.ts';
import { readTokens, saveTokens } from '../session/token-store.ts';
import { call } from './client.ts';
import { askEarly } from './early-answers.ts';

const asked: { readonly path: string; readonly headers: Headers }[] = [];
const server = { sessionStatus: 200 };

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  server.sessionStatus = 200;
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push({ path, headers: new Headers(headers) });
    const status = path === session.path ? server.sessionStatus : 200;
    return new Response(JSON.stringify({ code: status, message: '', data: { items: [] } }), { status });
  });
});

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
});

function signIn(expiresInSeconds = 60): void {
  const exp = Math.floor(Date.now() / 1000) + expiresInSeconds;
  saveTokens({ accessToken: `head.${btoa(JSON.stringify({ exp }))}.signature`, idToken: 'id' });
}

const pathsAsked = () => asked.map(({ path }) => path);

/** As the document does, in which what uses something from outside would fail. */
function runScript(): void {
  new Function(`try{(${askEarly})()}catch{}`)();
}

it('asks for the keys and the session, then for the spaces', async () => {
  signIn();
  runScript();
  await vi.waitFor(() => expect(pathsAsked()).toEqual([identityConfig.path, session.path, listTeams.path]));
});

it('sends what the call itself would send', async () => {
  signIn();
  runScript();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const early = asked.splice(0);
  globalThis.earlyAnswers = undefined;
  for (const route of [identityConfig, session, listTeams]) await call(route, {}).catch(() => undefined);
  const sent = (requests: typeof asked) =>
    requests.map(({ headers }) =>
      [...headers].filter(([name]) => name.toLowerCase() !== 'x-request-id').sort(),
    );
  expect(sent(asked)).toEqual(sent(early));
  expect(early.every(({ headers }) => /^[\w-]{8,64}$/.test(headers.get('x-request-id') ?? ''))).toBe(true);
  expect(early[1]?.headers.get('device-id')).toBe(deviceId());
});

it.each([
  ['a visitor', () => undefined],
  ['a token whose time is over', () => signIn(-1)],
  ['a token that cannot be read', () => saveTokens({ accessToken: 'nonsense', idToken: 'id' })],
])('asks for nothing with %s', (_case, prepare) => {
  prepare();
  runScript();
  expect(asked).toEqual([]);
});

it('does not ask for the spaces of a session that was refused', async () => {
  server.sessionStatus = 401;
  signIn();
  runScript();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(pathsAsked()).toEqual([identityConfig.path, session.path]);
});

it('answers the first call for it, and only that of the same person', async () => {
  signIn();
  runScript();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await call(listTeams, {});
  expect(asked).toHaveLength(3);
  await call(listTeams, {});
  expect(asked).toHaveLength(4);
  saveTokens({ accessToken: `${readTokens()?.accessToken}of-another`, idToken: 'id' });
  await call(session, {}).catch(() => undefined);
  expect(pathsAsked().at(-1)).toBe(session.path);
});

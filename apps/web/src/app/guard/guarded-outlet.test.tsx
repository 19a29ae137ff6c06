// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTokens, saveTokens } from '../../shared/session/token-store.ts';
import { createQueryClient } from '../query-client.ts';
import { GuardedOutlet } from './guarded-outlet.tsx';

const ISSUER = 'https://identity.example';
const AUDIENCE = 'wenjian';
const HOUR_SECONDS = 3600;
const PERSONAL = '00000000-0000-4000-8000-00000000000a';
const TEAM = '00000000-0000-4000-8000-00000000000b';

/** `staleReads`: how many reads of the identity parameters still bring the keys of before a rotation. */
const server = { currentTeamId: PERSONAL, sessionStatus: 200, staleReads: 0, asked: [] as string[] };
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let jwk: Record<string, unknown>;
let retiredJwk: Record<string, unknown>;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' };
  const retired = await generateKeyPair('RS256', { extractable: true });
  retiredJwk = { ...(await exportJWK(retired.publicKey)), kid: 'retired', alg: 'RS256' };
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(server, { currentTeamId: PERSONAL, sessionStatus: 200, staleReads: 0, asked: [] });
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    server.asked.push(path);
    return answer(path);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the guarded outlet', () => {
  it('sends a visitor of a workspace page to the site root with the wanted path', async () => {
    const router = open('/document?tab=1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/document?tab=1');
  });

  it('clears tokens that do not verify', async () => {
    await signIn({ expiresInSeconds: -HOUR_SECONDS });
    const router = open('/dashboard');
    await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2Fdashboard'));
    expect(readTokens()).toBeNull();
  });

  it('shows a workspace page to a valid session and makes the guard’s requests', async () => {
    await signIn({});
    open('/dashboard');
    await screen.findByText('page /dashboard');
    await waitFor(() =>
      expect(server.asked).toEqual(
        expect.arrayContaining([
          '/api/account/session',
          '/api/team',
          `/api/balance/${PERSONAL}/team/`,
          '/release/stop-time',
        ]),
      ),
    );
  });

  it('refreshes the team list of a signed-in user on the membership page, and asks a visitor nothing', async () => {
    open('/prime-introduction');
    await screen.findByText('page /prime-introduction');
    expect(server.asked).toEqual([]);
    cleanup();
    await signIn({});
    open('/prime-introduction');
    await waitFor(() => expect(server.asked).toContain('/api/team'));
  });

  it('sends a personal-space user from /static to /dashboard and lets a team-space user stay', async () => {
    await signIn({});
    const personal = open('/static');
    await waitFor(() => expect(personal.state.location.pathname).toBe('/dashboard'));
    cleanup();
    server.currentTeamId = TEAM;
    open('/static');
    await screen.findByText('page /static');
  });

  it('falls back on the server’s session call where the browser has no Web Crypto', async () => {
    await signIn({});
    vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(16) });
    open('/dashboard');
    await screen.findByText('page /dashboard');
    expect(server.asked).not.toContain('/api/account/identity');
  });

  it('reads the keys again when the provider has changed them since', async () => {
    await signIn({});
    server.staleReads = 1;
    open('/dashboard');
    await screen.findByText('page /dashboard');
    expect(identityReads()).toBe(2);
  });

  it('reads the keys again only once, then refuses the token', async () => {
    await signIn({});
    server.staleReads = Number.POSITIVE_INFINITY;
    const router = open('/dashboard');
    await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2Fdashboard'));
    expect(readTokens()).toBeNull();
    expect(identityReads()).toBe(2);
  });

  it('says that the server cannot be reached and offers a retry', async () => {
    await signIn({});
    server.sessionStatus = 503;
    open('/dashboard');
    const retry = await screen.findByRole('button', { name: '重试' });
    server.sessionStatus = 200;
    retry.click();
    await screen.findByText('page /dashboard');
  });
});

function identityReads(): number {
  return server.asked.filter((path) => path === '/api/account/identity').length;
}

function open(path: string) {
  const pages = ['/', '/dashboard', '/static', '/prime-introduction', '/document'];
  const children = pages.map((page) => ({ path: page, element: <p>page {page}</p> }));
  const router = createMemoryRouter([{ element: <GuardedOutlet />, children }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

async function signIn({
  expiresInSeconds = HOUR_SECONDS,
}: {
  readonly expiresInSeconds?: number;
}): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const token = await new SignJWT({ iss: ISSUER, aud: AUDIENCE, exp: now + expiresInSeconds, nbf: now - 1 })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .sign(keys.privateKey);
  saveTokens({ accessToken: token, idToken: token });
}

function answer(path: string): Response {
  const data = answers()[path];
  if (path === '/api/account/session' && server.sessionStatus !== 200) {
    return envelope(server.sessionStatus, server.sessionStatus, null);
  }
  return data === undefined ? envelope(404, 404, null) : envelope(200, 200, data);
}

function envelope(status: number, code: number, data: unknown): Response {
  return new Response(JSON.stringify({ code, message: '', data }), { status });
}

function answers(): Readonly<Record<string, unknown>> {
  const balance = { count: 3, limit: 3, expiredAt: null };
  const user = { userId: PERSONAL, sub: 's', name: null, username: '李明', nickname: null, phone: null };
  const photos = { phone_number: null, photo: null, picture: null, vipStatus: false, maxExpiredAt: null };
  return {
    '/api/account/identity': {
      kind: 'embedded',
      issuer: ISSUER,
      audience: AUDIENCE,
      clientId: 'web',
      jwks: { keys: [identityReads() > server.staleReads ? jwk : retiredJwk] },
    },
    '/api/account/session': {
      user: { ...user, ...photos },
      personalTeamId: PERSONAL,
      currentTeamId: server.currentTeamId,
    },
    '/api/team': { items: [space(PERSONAL, 'personal'), space(TEAM, 'team')] },
    [`/api/balance/${PERSONAL}/team/`]: {
      auditBalance: balance,
      duplicateBalance: balance,
      compareBalance: balance,
      templateBalance: balance,
      maxExpiredAt: null,
      vipStatus: false,
      membership: 'free',
      vipTime: 0,
    },
    '/release/stop-time': { stopTime: '2023-06-01T00:00:00Z', now: '2026-11-15T00:00:00Z' },
  };
}

function space(id: string, type: 'personal' | 'team') {
  const name = type === 'personal' ? '个人空间' : '法务一部';
  return {
    teamId: id,
    teamName: name,
    isDefault: type === 'personal',
    expiredAt: null,
    id,
    name,
    type,
    role: 'owner',
  };
}

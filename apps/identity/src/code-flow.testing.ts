/** The authorization code flow against a provider on real HTTP, seen from a client and its user's browser. */
import { createHash, randomBytes } from 'node:crypto';
import { type Browser, locationOf } from './browser.testing.ts';
import {
  startTestIdentity,
  startTestServer,
  TEST_CLIENT_ID,
  TEST_REDIRECT_URI,
  type TestIdentity,
} from './identity.testing.ts';

export const TEST_SIGNED_OUT_URI = 'http://127.0.0.1:1/';

interface Attempt {
  readonly url: string;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

export interface CodeFlow {
  readonly issuer: string;
  readonly identity: TestIdentity;
  /** Server errors reported by the provider. */
  readonly serverErrors: Error[];
  newPhone(): string;
  authorization(extra?: Record<string, string>): Attempt;
  openSignInPage(browser: Browser, attempt: Attempt): Promise<string>;
  /** Signs in on the pages and returns the URL at which the client gets its code. */
  signInOnPages(browser: Browser, attempt: Attempt, phone?: string): Promise<URL>;
  redeem(code: string | null, verifier: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

export async function startCodeFlow(): Promise<CodeFlow> {
  const web = await startTestServer();
  const issuer = `${web.origin}/identity`;
  const serverErrors: Error[] = [];
  const identity = await startTestIdentity({
    issuer,
    clients: [
      {
        clientId: TEST_CLIENT_ID,
        redirectUris: [TEST_REDIRECT_URI],
        postLogoutRedirectUris: [TEST_SIGNED_OUT_URI],
      },
    ],
    onServerError: (error) => serverErrors.push(error),
  });
  web.server.on('request', (request, response) => identity.provider.handle(request, response));
  let phoneCount = 0;

  const newPhone = () => {
    phoneCount += 1;
    return `136${String(phoneCount).padStart(8, '0')}`;
  };
  const openSignInPage = async (browser: Browser, attempt: Attempt) =>
    locationOf(await browser.get(attempt.url));

  return {
    issuer,
    identity,
    serverErrors,
    newPhone,
    openSignInPage,
    authorization: (extra = {}) => authorization(issuer, extra),
    async signInOnPages(browser, attempt, phone = newPhone()) {
      const page = await openSignInPage(browser, attempt);
      await browser.post(page, { action: 'send', phone });
      const submitted = await browser.post(page, { action: 'verify', phone, code: identity.lastCode() });
      return new URL(locationOf(await browser.get(locationOf(submitted))));
    },
    redeem: (code, verifier, headers = {}) => redeem(issuer, code, verifier, headers),
    async stop() {
      await web.stop();
      await identity.stop();
    },
  };
}

function authorization(issuer: string, extra: Record<string, string>): Attempt {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('base64url');
  const nonce = randomBytes(8).toString('base64url');
  const query = new URLSearchParams({
    client_id: TEST_CLIENT_ID,
    redirect_uri: TEST_REDIRECT_URI,
    response_type: 'code',
    scope: 'openid profile phone',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...extra,
  });
  return { url: `${issuer}/auth?${query}`, verifier, state, nonce };
}

function redeem(
  issuer: string,
  code: string | null,
  verifier: string,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${issuer}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: TEST_CLIENT_ID,
      redirect_uri: TEST_REDIRECT_URI,
      code: code ?? '',
      code_verifier: verifier,
    }),
  });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import type { Pool } from 'pg';
import { hasAccountWithPhone } from './account.repository.ts';
import { changePhone, type PhoneChange, type PhoneChanged } from './change-phone.ts';
import { migrate } from './migrate.ts';
import { buildOidcApp } from './oidc.app.ts';
import type { IdentityClient } from './oidc.configuration.ts';
import { deleteExpiredRecords } from './oidc-record.adapter.ts';
import { loadSecrets } from './secret.repository.ts';
import { loadSigningKeys } from './signing-key.repository.ts';
import { type CodeRefusal, createSmsCodes, type SendCodeOutcome } from './sms-code.service.ts';

export interface IdentityProviderOptions {
  /** Owned by the caller: `close` does not end it. */
  readonly pool: Pool;
  /** The public URL, without a trailing slash, e.g. `http://127.0.0.1:8000/identity`. Its path is the mount path. */
  readonly issuer: string;
  /** Public clients (no secret, PKCE). `signIn` issues its tokens to the first. */
  readonly clients: readonly [IdentityClient, ...IdentityClient[]];
  /** `aud` of every access token. */
  readonly audience: string;
  readonly sendSms: (phone: string, code: string) => Promise<void>;
  /** Time for the SMS rules; tokens always carry the machine's time. */
  readonly clock?: () => Date;
  readonly accessTokenSeconds?: number;
  /** Allows an issuer that is neither https nor on this machine. */
  readonly allowInsecureHttp?: boolean;
  /** How often expired rows are deleted and keys are read again; far below the lead time of a new key. */
  readonly upkeepIntervalMs?: number;
  /** Gets failures that are the server's fault. They contain no phone and no code. */
  readonly onServerError?: (error: Error) => void;
}

export type SignInOutcome =
  | {
      readonly kind: 'signedIn';
      readonly accessToken: string;
      readonly idToken: string;
      readonly sub: string;
      readonly isNew: boolean;
    }
  | CodeRefusal;

export type ConfirmOutcome = { readonly kind: 'confirmed' } | CodeRefusal;

export type ChangePhoneOutcome =
  | { readonly kind: 'changed'; readonly accessToken: string; readonly idToken: string }
  | Exclude<PhoneChanged, { kind: 'changed' }>;

export interface IdentityProvider {
  readonly issuer: string;
  /**
   * Answers one HTTP request below the mount path. The URL keeps the mount path (`/identity/token`), the body must
   * not have been read. URLs it hands out come from the issuer, never from `Host` or forwarded headers, so it works
   * behind any proxy that keeps the path.
   */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The public keys: the signing one first, then those of older (or future) tokens. */
  jwks(): JSONWebKeySet;
  phoneExists(phone: string): Promise<boolean>;
  /** Throws what `sendSms` throws. */
  sendCode(phone: string): Promise<SendCodeOutcome>;
  /** Signs in, or up if the phone is new. */
  signIn(phone: string, code: string): Promise<SignInOutcome>;
  /** Uses up a code without signing anybody in: for actions that a signed-in user has to confirm. */
  confirm(phone: string, code: string): Promise<ConfirmOutcome>;
  /**
   * Gives an account another phone, and new tokens that name it. Sessions at the provider itself end; tokens given before stay valid until they
   * expire, unless whoever accepts them ends them.
   */
  changePhone(sub: string, change: PhoneChange): Promise<ChangePhoneOutcome>;
  close(): Promise<void>;
}

const DEFAULT_ACCESS_TOKEN_SECONDS = 12 * 3600;

const DEFAULT_UPKEEP_INTERVAL_MS = 60_000;

export async function createIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { pool, issuer, onServerError = () => undefined } = options;
  const mountPath = checkIssuer(issuer, options.allowInsecureHttp ?? false);
  await migrate(pool);
  const { cookieKey, smsCodeKey } = await loadSecrets(pool);
  const smsCodes = createSmsCodes({
    pool,
    hashKey: smsCodeKey,
    sendSms: options.sendSms,
    clock: options.clock ?? (() => new Date()),
  });
  const accessTokenSeconds = options.accessTokenSeconds ?? DEFAULT_ACCESS_TOKEN_SECONDS;
  const fixed = { ...options, mountPath, accessTokenSeconds, cookieKey, smsCodes, onServerError };
  let app = buildOidcApp({ ...fixed, signingKeys: await loadSigningKeys(pool) });

  const upkeep = repeat(options.upkeepIntervalMs ?? DEFAULT_UPKEEP_INTERVAL_MS, onServerError, async () => {
    await deleteExpiredRecords(pool);
    await smsCodes.cleanUp();
    // oidc-provider reads its keys once; a changed set needs a new instance. All state is in the database.
    const signingKeys = await loadSigningKeys(pool);
    if (!app.hasKeys(signingKeys)) app = buildOidcApp({ ...fixed, signingKeys });
  });

  return {
    issuer,
    handle: (request, response) => app.handle(request, response),
    jwks: () => ({ keys: [...app.publicKeys] }),
    phoneExists: (phone) => hasAccountWithPhone(pool, phone),
    sendCode: (phone) => smsCodes.send(phone),
    async signIn(phone, code) {
      const outcome = await smsCodes.verify(phone, code);
      if (outcome.kind !== 'verified') return outcome;
      const { account, isNew } = outcome;
      const tokens = await app.issueTokens(options.clients[0].clientId, account);
      return { kind: 'signedIn', ...tokens, sub: account.sub, isNew };
    },
    async confirm(phone, code) {
      const outcome = await smsCodes.verify(phone, code);
      return outcome.kind === 'verified' ? { kind: 'confirmed' } : outcome;
    },
    async changePhone(sub, change) {
      const outcome = await changePhone(pool, smsCodes, sub, change);
      if (outcome.kind !== 'changed') return outcome;
      return { kind: 'changed', ...(await app.issueTokens(options.clients[0].clientId, outcome.account)) };
    },
    close: () => upkeep.stop(),
  };
}

/** Returns the issuer's path, where the provider is mounted. */
function checkIssuer(issuer: string, allowInsecureHttp: boolean): string {
  const url = new URL(issuer);
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (issuer.endsWith('/') || url.search !== '' || url.hash !== '') {
    throw new Error(`The issuer must be a URL without trailing slash, query and fragment: ${issuer}`);
  }
  if (url.protocol !== 'https:' && !isLoopback && !allowInsecureHttp) {
    throw new Error(`The issuer must use https when it is not on this machine: ${issuer}`);
  }
  return url.pathname === '/' ? '' : url.pathname;
}

function repeat(intervalMs: number, onError: (error: Error) => void, work: () => Promise<void>) {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(work).catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error('identity upkeep failed', { cause: error }));
    });
  }, intervalMs);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

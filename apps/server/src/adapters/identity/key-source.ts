/** Where the public keys that verify tokens come from: the embedded provider, or an external issuer's discovery. */
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';

export interface KeySource {
  readonly keyFor: JWTVerifyGetKey;
  /** The same keys for the browser, which verifies tokens too. */
  publicJwks(): Promise<JSONWebKeySet>;
}

/** The issuer's keys cannot be fetched: the token's validity is unknown, which is not the same as invalid. */
export class IssuerUnavailableError extends Error {
  constructor(issuer: string, reason: string, cause?: unknown) {
    super(`identity issuer ${issuer} is unavailable: ${reason}`, { cause });
    this.name = 'IssuerUnavailableError';
  }
}

/** Keys of a provider in this process; read each time, because they change when a key is rotated. */
export function localKeySource(jwks: () => JSONWebKeySet): KeySource {
  let cached: { readonly kids: string; readonly keyFor: JWTVerifyGetKey } | undefined;
  return {
    keyFor: (header, token) => {
      const current = jwks();
      const kids = current.keys.map((key) => key.kid).join(' ');
      if (cached?.kids !== kids) cached = { kids, keyFor: createLocalJWKSet(current) };
      return cached.keyFor(header, token);
    },
    publicJwks: async () => jwks(),
  };
}

/**
 * Keys found through OpenID Connect discovery, cached, fetched again when a token names a key not seen yet. Keys that
 * were fetched once keep serving while the issuer is down.
 */
export function discoveredKeySource(issuer: string): KeySource {
  let discovered: Promise<RemoteKeys> | undefined;

  function remoteKeys(): Promise<RemoteKeys> {
    discovered ??= discoverKeys(issuer).catch((error: unknown) => {
      // The next call tries again.
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    keyFor: async (header, token) => {
      const remote = await remoteKeys();
      try {
        return await remote(header, token);
      } catch (error) {
        if (isAboutKeys(error)) throw error;
        const known = remote.jwks();
        if (known === undefined) throw new IssuerUnavailableError(issuer, KEYS_UNREACHABLE, error);
        // A key that is not among the cached ones may be a new one: that is unknown now.
        return createLocalJWKSet(known)(header, token).catch((cause: unknown) => {
          throw isAboutKeys(cause) ? new IssuerUnavailableError(issuer, KEYS_UNREACHABLE, error) : cause;
        });
      }
    },
    publicJwks: async () => {
      const remote = await remoteKeys();
      const reloaded = remote.fresh
        ? undefined
        : await remote.reload().then(
            () => undefined,
            (error: unknown) => error,
          );
      const known = remote.jwks();
      if (known === undefined) throw new IssuerUnavailableError(issuer, KEYS_UNREACHABLE, reloaded);
      return known;
    },
  };
}

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;

const REQUEST_TIMEOUT_MS = 5000;
const KEYS_UNREACHABLE = 'its keys cannot be fetched';

/** The issuer answered, and the token's key is not (or not clearly) among its published keys. */
function isAboutKeys(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
}

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url() });

async function discoverKeys(issuer: string): Promise<RemoteKeys> {
  const document = await fetchDiscovery(issuer);
  // Required by OpenID Connect Discovery 4.3: otherwise one issuer could pretend to be another.
  if (document.issuer !== issuer) {
    throw new IssuerUnavailableError(issuer, `its discovery document is of ${document.issuer}`);
  }
  return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: REQUEST_TIMEOUT_MS });
}

async function fetchDiscovery(issuer: string): Promise<z.output<typeof discoveryDocument>> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  } catch (error) {
    throw new IssuerUnavailableError(issuer, 'no answer', error);
  }
  if (!response.ok) throw new IssuerUnavailableError(issuer, `discovery answered ${response.status}`);
  const parsed = discoveryDocument.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success)
    throw new IssuerUnavailableError(issuer, 'its discovery document cannot be read', parsed.error);
  return parsed.data;
}

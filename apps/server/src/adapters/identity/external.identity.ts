import type { Identity } from './identity.port.ts';
import { discoveredKeySource } from './key-source.ts';
import { publicConfigOf } from './public-config.ts';
import { createTokenVerifier } from './token-verifier.ts';

export interface ExternalIdentityOptions {
  /** Exactly as the issuer names itself in its tokens. */
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
}

/** Any OpenID Connect issuer. Nothing is fetched before the first token, so the product starts without it. */
export function createExternalIdentity({ issuer, audience, clientId }: ExternalIdentityOptions): Identity {
  const keys = discoveredKeySource(issuer);
  return {
    kind: 'external',
    issuer,
    accountIssuer: issuer,
    verifier: createTokenVerifier({ issuer, audience, clientId, keys, isOwnProvider: false }),
    sms: null,
    publicConfig: () => publicConfigOf({ kind: 'external', issuer, audience, clientId }, keys),
  };
}

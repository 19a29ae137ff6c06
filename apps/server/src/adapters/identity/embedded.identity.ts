import type { IdentityProvider } from '@wenjian/identity';
import type { Identity } from './identity.port.ts';
import { localKeySource } from './key-source.ts';
import { publicConfigOf } from './public-config.ts';
import { createTokenVerifier } from './token-verifier.ts';

export const EMBEDDED_ISSUER = 'embedded';

export interface EmbeddedIdentityOptions {
  readonly provider: IdentityProvider;
  /** The same value the provider was created with. */
  readonly audience: string;
  /** The provider's first client, to which its SMS sign-in issues tokens. */
  readonly clientId: string;
}

export function createEmbeddedIdentity({ provider, audience, clientId }: EmbeddedIdentityOptions): Identity {
  const { issuer } = provider;
  const keys = localKeySource(() => provider.jwks());
  return {
    kind: 'embedded',
    issuer,
    accountIssuer: EMBEDDED_ISSUER,
    verifier: createTokenVerifier({ issuer, audience, clientId, keys, isOwnProvider: true }),
    sms: provider,
    publicConfig: () => publicConfigOf({ kind: 'embedded', issuer, audience, clientId }, keys),
  };
}

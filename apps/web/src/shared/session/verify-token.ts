/**
 * A session is valid only if its access token verifies (RS256) against the identity provider's public key with the
 * expected issuer and audience, is not expired and not used before its time (docs/spec.md#session).
 */
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';

export interface IdentityParameters {
  readonly issuer: string;
  readonly audience: string;
  readonly jwks: { readonly keys: readonly Readonly<Record<string, unknown>>[] };
}

export type TokenVerdict =
  | { readonly kind: 'valid'; readonly expiresAtMs: number }
  /** None of the given keys made the signature: the provider may have changed its keys since they were read. */
  | { readonly kind: 'unknownKey' }
  | { readonly kind: 'invalid' };

/** The browser's clock may run a little behind the server that has just issued the token. */
const CLOCK_TOLERANCE_SECONDS = 30;

export async function verifyToken(
  token: string,
  identity: IdentityParameters,
  now: Date,
): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keySet(identity)), {
      algorithms: ['RS256'],
      issuer: identity.issuer,
      audience: identity.audience,
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    return payload.exp === undefined
      ? { kind: 'invalid' }
      : { kind: 'valid', expiresAtMs: payload.exp * 1000 };
  } catch (error) {
    return { kind: isKeyUnknown(error) ? 'unknownKey' : 'invalid' };
  }
}

/** A provider that reuses the name of the old key is detected only by the signature. */
function isKeyUnknown(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed;
}

/** Keys without a type cannot verify anything; jose refuses the whole set because of one. */
function keySet(identity: IdentityParameters): JSONWebKeySet {
  const keys = identity.jwks.keys.flatMap((key) =>
    typeof key.kty === 'string' ? [{ ...key, kty: key.kty }] : [],
  );
  return { keys };
}

/**
 * Checks whether a token is from our issuer, meant for us, and valid now. Promise: `valid` only with an RS256
 * signature of a published key, the right issuer and audience, an expiry in the future, a not-before in the
 * past, and a subject.
 */
import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { IssuerUnavailableError, type KeySource } from './key-source.ts';

type InvalidTokenReason =
  | 'malformed'
  | 'algorithm'
  | 'tokenType'
  | 'unknownKey'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'notYetValid'
  | 'missingClaim';

type AccessVerdict =
  | { readonly kind: 'valid'; readonly sub: string; readonly expiresAt: Date; readonly claims: JWTPayload }
  | { readonly kind: 'invalid'; readonly reason: InvalidTokenReason };

export interface TokenVerifier {
  /**
   * Throws `IssuerUnavailableError` when the keys cannot be fetched: then nobody may be treated as signed
   * out.
   */
  verifyAccess(token: string): Promise<AccessVerdict>;
  /** The claims of a valid id token of this person (`sub`, `name`, `phone_number`, …); null for any other token. */
  verifyId(token: string, expectedSub: string): Promise<JWTPayload | null>;
}

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly keys: KeySource;
  /**
   * The embedded provider marks access tokens `at+jwt` and always sets `nbf`, so both are required from it.
   * Other issuers may leave both out, as the standards allow; `nbf` is still checked when it is present.
   */
  readonly isOwnProvider: boolean;
}

export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { issuer, audience, clientId, isOwnProvider } = options;
  const common = { issuer, algorithms: ['RS256'], clockTolerance: CLOCK_TOLERANCE_SECONDS };
  const accessOptions: JWTVerifyOptions = {
    ...common,
    audience,
    requiredClaims: ['exp', 'sub', ...(isOwnProvider ? ['nbf'] : [])],
    ...(isOwnProvider ? { typ: 'at+jwt' } : {}),
  };
  const idOptions: JWTVerifyOptions = { ...common, audience: clientId, requiredClaims: ['exp', 'sub'] };
  return {
    async verifyAccess(token) {
      const result = await verify(token, options.keys, accessOptions);
      if (result.kind === 'invalid') return result;
      const { sub, exp } = result.claims;
      if (!sub || exp === undefined) return { kind: 'invalid', reason: 'missingClaim' };
      return { kind: 'valid', sub, expiresAt: new Date(exp * 1000), claims: result.claims };
    },
    async verifyId(token, expectedSub) {
      const result = await verify(token, options.keys, idOptions);
      return result.kind === 'verified' && result.claims.sub === expectedSub ? result.claims : null;
    },
  };
}

/** Server clocks differ slightly; a token must not be refused by a neighbouring machine. */
export const CLOCK_TOLERANCE_SECONDS = 5;

type Verification =
  | { readonly kind: 'verified'; readonly claims: JWTPayload }
  | { readonly kind: 'invalid'; readonly reason: InvalidTokenReason };

async function verify(token: string, keys: KeySource, options: JWTVerifyOptions): Promise<Verification> {
  try {
    const { payload } = await jwtVerify(token, keys.keyFor, options);
    return { kind: 'verified', claims: payload };
  } catch (error) {
    if (error instanceof IssuerUnavailableError || !(error instanceof errors.JOSEError)) throw error;
    return { kind: 'invalid', reason: reasonOf(error) };
  }
}

function reasonOf(error: errors.JOSEError): InvalidTokenReason {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return claimReason(error);
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return 'algorithm';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'unknownKey';
  return 'malformed';
}

function claimReason({ claim, reason }: errors.JWTClaimValidationFailed): InvalidTokenReason {
  if (claim === 'typ') return 'tokenType';
  if (reason === 'missing') return 'missingClaim';
  switch (claim) {
    case 'iss':
      return 'issuer';
    case 'aud':
      return 'audience';
    case 'nbf':
      return 'notYetValid';
    default:
      return 'malformed';
  }
}

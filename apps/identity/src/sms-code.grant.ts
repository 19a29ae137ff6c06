/**
 * Sign-in by SMS code as an OAuth grant: phone and code in, the same token pair out as from the browser flow.
 * The grant checks the code itself, so calling the token endpoint from outside gains nothing over the sign-in call.
 */
import { errors, type Provider, type TokenEndpointGrantContext } from 'oidc-provider';
import { accountClaims } from './account.claims.ts';
import type { Account } from './account.repository.ts';
import type { CodeRefusal, SmsCodes } from './sms-code.service.ts';

export const SMS_CODE_GRANT = 'urn:wenjian:grant-type:sms-code';

export interface SmsCodeGrantOptions {
  readonly smsCodes: SmsCodes;
  /** The only resource with tokens. */
  readonly resource: string;
  readonly resourceInfo: ConstructorParameters<Provider['ResourceServer']>[1];
}

export function registerSmsCodeGrant(provider: Provider, options: SmsCodeGrantOptions): void {
  provider.registerGrantType<SmsCodeParameters>(
    SMS_CODE_GRANT,
    async (ctx) => {
      const { phone, code } = ctx.oidc.params;
      if (typeof phone !== 'string' || typeof code !== 'string') {
        throw new errors.InvalidRequest('phone and code are required');
      }
      const outcome = await options.smsCodes.verify(phone, code);
      if (outcome.kind !== 'verified') {
        throw new errors.CustomOIDCProviderError('invalid_grant', describeRefusal(outcome));
      }
      ctx.body = {
        ...(await issueTokens(provider, ctx, options, outcome.account)),
        sub: outcome.account.sub,
        is_new: outcome.isNew,
      };
    },
    ['phone', 'code'],
  );
}

/**
 * The refusal as an OAuth `error_description`, and back: the only field of a token endpoint's error for it.
 */
function describeRefusal(refusal: CodeRefusal): string {
  return refusal.kind === 'wrongCode'
    ? `sms code: wrongCode ${refusal.triesLeft}`
    : `sms code: ${refusal.kind}`;
}

export function readRefusal(description: unknown): CodeRefusal | undefined {
  const match = /^sms code: (?:(wrongCode) (\d+)|(expired)|(tooManyTries))$/.exec(String(description));
  if (match?.[1] !== undefined) return { kind: 'wrongCode', triesLeft: Number(match[2]) };
  if (match?.[3] !== undefined) return { kind: 'expired' };
  if (match?.[4] !== undefined) return { kind: 'tooManyTries' };
  return undefined;
}

interface SmsCodeParameters {
  readonly phone?: string;
  readonly code?: string;
}

async function issueTokens(
  provider: Provider,
  ctx: TokenEndpointGrantContext<SmsCodeParameters>,
  { resource, resourceInfo }: SmsCodeGrantOptions,
  account: Account,
): Promise<Record<string, unknown>> {
  const { client } = ctx.oidc;
  const grant = new provider.Grant({ accountId: account.sub, clientId: client.clientId });
  const accessToken = new provider.AccessToken({
    accountId: account.sub,
    client,
    grantId: await grant.save(),
    gty: SMS_CODE_GRANT,
    resourceServer: new provider.ResourceServer(resource, resourceInfo),
  });
  const idToken = new provider.IdToken({}, { ctx });
  const claims = {
    ...accountClaims(account, provider.issuer),
    auth_time: Math.floor(Date.now() / 1000),
    amr: ['sms'],
  };
  for (const [name, value] of Object.entries(claims)) idToken.set(name, value);
  return {
    access_token: await accessToken.save(),
    id_token: await idToken.issue({ use: 'idtoken' }),
    expires_in: accessToken.expiration,
    token_type: 'Bearer',
  };
}

/**
 * In: somebody whose SMS code was right. Out: the same token pair that the browser flow gives. The provider's own classes make and sign it, called
 * from here and never over HTTP: the token endpoint knows no way to sign in by code, so the sign-in call with its limits is the only one.
 */
import type { Provider } from 'oidc-provider';
import { accountClaims } from './account.claims.ts';
import type { Account } from './account.repository.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly idToken: string;
}

export interface SmsCodeTokenOptions {
  readonly clientId: string;
  /** The only resource there is tokens for. */
  readonly resource: string;
  readonly resourceInfo: ConstructorParameters<Provider['ResourceServer']>[1];
}

/** Kept with each grant: how it came about. */
const GRANT_KIND = 'sms_code';

export async function issueTokens(
  provider: Provider,
  { clientId, resource, resourceInfo }: SmsCodeTokenOptions,
  account: Account,
): Promise<TokenPair> {
  const client = await provider.Client.find(clientId);
  if (client === undefined) throw new Error(`The provider has no client ${clientId}`);
  const grant = new provider.Grant({ accountId: account.sub, clientId });
  const accessToken = new provider.AccessToken({
    accountId: account.sub,
    client,
    grantId: await grant.save(),
    gty: GRANT_KIND,
    resourceServer: new provider.ResourceServer(resource, resourceInfo),
  });
  const idToken = new provider.IdToken({}, { client });
  const claims = {
    ...accountClaims(account, provider.issuer),
    auth_time: Math.floor(Date.now() / 1000),
    amr: ['sms'],
  };
  for (const [name, value] of Object.entries(claims)) idToken.set(name, value);
  return { accessToken: await accessToken.save(), idToken: await idToken.issue({ use: 'idtoken' }) };
}

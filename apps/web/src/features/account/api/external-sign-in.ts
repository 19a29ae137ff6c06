/**
 * Sign-in at an external OpenID Connect issuer: authorization code with PKCE. The return lands on `/login` and is
 * finished before the router starts, so that no guard rule can drop the code from the address.
 */
import type { TokenPair } from '../../../shared/session/token-store.ts';
import { RETURN_PATH } from '../view-model/sign-in-return.ts';
import type { IdentityInfo } from './session.query.ts';

const IDENTITY_KEY = 'wenjian.externalIdentity';

type ExternalIdentity = Pick<IdentityInfo, 'issuer' | 'clientId' | 'audience'>;

/** Leaves the page for the issuer's sign-in. */
export async function startExternalSignIn(identity: ExternalIdentity, wanted: string): Promise<void> {
  const { issuer, clientId, audience } = identity;
  sessionStorage.setItem(IDENTITY_KEY, JSON.stringify({ issuer, clientId, audience }));
  const manager = await createManager({ issuer, clientId, audience });
  await manager.signinRedirect({ state: wanted });
}

/** The tokens and the path that was wanted when the sign-in started. */
export async function finishExternalSignIn(): Promise<{
  readonly tokens: TokenPair;
  readonly wanted: unknown;
}> {
  const manager = await createManager(parseIdentity(sessionStorage.getItem(IDENTITY_KEY)));
  const user = await manager.signinRedirectCallback();
  sessionStorage.removeItem(IDENTITY_KEY);
  if (!user.id_token) throw new Error('the issuer answered without an id token');
  return { tokens: { accessToken: user.access_token, idToken: user.id_token }, wanted: user.state };
}

async function createManager(identity: ExternalIdentity) {
  const { UserManager, WebStorageStateStore, InMemoryWebStorage } = await import('oidc-client-ts');
  return new UserManager({
    authority: identity.issuer,
    client_id: identity.clientId,
    redirect_uri: `${location.origin}${RETURN_PATH}`,
    response_type: 'code',
    scope: 'openid profile phone',
    // Issuers that know resource indicators issue the access token for this audience; the others ignore it.
    ...(isAbsoluteUrl(identity.audience) ? { resource: identity.audience } : {}),
    automaticSilentRenew: false,
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    // The product keeps the token pair itself; a second copy would outlive a sign-out.
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
}

function parseIdentity(stored: string | null): ExternalIdentity {
  const value: unknown = JSON.parse(stored ?? 'null');
  if (typeof value !== 'object' || value === null) throw new Error('no sign-in was started in this tab');
  const [issuer, clientId, audience] = ['issuer', 'clientId', 'audience'].map((name) =>
    String(Reflect.get(value, name)),
  );
  return { issuer: issuer ?? '', clientId: clientId ?? '', audience: audience ?? '' };
}

function isAbsoluteUrl(value: string): boolean {
  return /^https?:\/\//.test(value);
}

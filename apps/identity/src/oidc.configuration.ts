import {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  type ResourceServer,
} from 'oidc-provider';
import type { Pool } from 'pg';
import { ACCOUNT_SCOPES, accountClaims, CLAIMS_BY_SCOPE } from './account.claims.ts';
import { findAccountBySub } from './account.repository.ts';
import { messagePage, signOutPage } from './identity.pages.ts';
import { text } from './identity.text.ts';
import { createRecordAdapter } from './oidc-record.adapter.ts';
import { INTERACTION_PATH } from './sign-in.interaction.ts';
import type { SigningKeys } from './signing-key.repository.ts';

export interface IdentityClient {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris?: readonly string[];
}

export interface OidcConfigurationOptions {
  readonly pool: Pool;
  readonly issuer: string;
  readonly mountPath: string;
  readonly clients: readonly IdentityClient[];
  readonly audience: string;
  readonly accessTokenSeconds: number;
  readonly cookieKey: string;
  readonly signingKeys: SigningKeys;
}

/** What oidc-provider is told: one kind of client, one audience, one way to sign in, nothing else enabled. */
export function oidcConfiguration(options: OidcConfigurationOptions): Configuration {
  const { pool, issuer, mountPath, accessTokenSeconds } = options;
  return {
    adapter: (model: string) => createRecordAdapter(pool, model),
    jwks: { keys: [...options.signingKeys.privateKeys] },
    clients: options.clients.map(clientMetadata),
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ACCOUNT_SCOPES,
    claims: CLAIMS_BY_SCOPE,
    // Access tokens are for the API and cannot be shown to a userinfo endpoint: the id token says it all.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, sub) => {
      const account = await findAccountBySub(pool, sub);
      return account && { accountId: account.sub, claims: () => accountClaims(account, issuer) };
    },
    // Other clocks that check `nbf` (browsers above all) may run behind this one.
    extraTokenClaims: () => ({ nbf: Math.floor(Date.now() / 1000) - NOT_BEFORE_LEEWAY_SECONDS }),
    interactions: {
      policy: signInOnlyPolicy(),
      url: (_ctx, interaction) => `${mountPath}${INTERACTION_PATH}${interaction.uid}`,
    },
    loadExistingGrant: grantWhatIsAsked,
    cookies: {
      keys: [options.cookieKey],
      names: { session: 'wenjian_id', interaction: 'wenjian_id_step', resume: 'wenjian_id_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: mountPath === '' ? '/' : mountPath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: timesToLive(accessTokenSeconds),
    features: features(options),
    renderError: (ctx, out) => {
      const isOurFault = out.error === 'server_error';
      showPage(
        ctx,
        messagePage(text.errorTitle, isOurFault ? text.serverError : text.requestRefused, options),
      );
    },
  };
}

/** The resource indicator of the API. Indicators must be URIs; the audience in the token may be any name. */
export function resourceOf(audience: string): string {
  return URL.canParse(audience) ? audience : `urn:wenjian:audience:${encodeURIComponent(audience)}`;
}

export function resourceInfoOf(
  options: Pick<OidcConfigurationOptions, 'audience' | 'accessTokenSeconds'>,
): ResourceServer {
  return {
    audience: options.audience,
    scope: '',
    accessTokenFormat: 'jwt',
    accessTokenTTL: options.accessTokenSeconds,
    jwt: { sign: { alg: 'RS256' } },
  };
}

const NOT_BEFORE_LEEWAY_SECONDS = 60;
const AUTHORIZATION_CODE_SECONDS = 60;
const INTERACTION_SECONDS = 30 * 60;
const SESSION_SECONDS = 14 * 24 * 3600;

function clientMetadata({ clientId, redirectUris, postLogoutRedirectUris = [] }: IdentityClient) {
  return {
    client_id: clientId,
    redirect_uris: [...redirectUris],
    post_logout_redirect_uris: [...postLogoutRedirectUris],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    // Browser applications: they keep no secret, PKCE takes its place.
    token_endpoint_auth_method: 'none' as const,
    id_token_signed_response_alg: 'RS256' as const,
  };
}

function timesToLive(accessTokenSeconds: number): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: accessTokenSeconds,
    IdToken: accessTokenSeconds,
    AuthorizationCode: AUTHORIZATION_CODE_SECONDS,
    Interaction: INTERACTION_SECONDS,
    Session: SESSION_SECONDS,
    Grant: SESSION_SECONDS,
  };
}

function features(options: OidcConfigurationOptions): NonNullable<Configuration['features']> {
  const resource = resourceOf(options.audience);
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, indicator) => {
        if (indicator !== resource) throw new errors.InvalidTarget();
        return resourceInfoOf(options);
      },
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => showPage(ctx, signOutPage(form, options)),
      postLogoutSuccessSource: (ctx) =>
        showPage(ctx, messagePage(text.signedOutTitle, text.signedOutLead, options)),
    },
  };
}

/** Clients are the operator's own applications, named in the configuration: there is nobody to ask for consent. */
function signInOnlyPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

async function grantWhatIsAsked(ctx: KoaContextWithOIDC) {
  const { provider, client, session, result, requestParamOIDCScopes } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = existing ?? new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(requestParamOIDCScopes);
  await grant.save();
  return grant;
}

function showPage(ctx: KoaContextWithOIDC, html: string): void {
  ctx.type = 'html';
  ctx.body = html;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import { errors, Provider } from 'oidc-provider';
import type { Account } from './account.repository.ts';
import { findAsset } from './identity.assets.ts';
import { messagePage } from './identity.pages.ts';
import { text } from './identity.text.ts';
import type { Context, Next } from './koa.types.ts';
import {
  type OidcConfigurationOptions,
  oidcConfiguration,
  resourceInfoOf,
  resourceOf,
} from './oidc.configuration.ts';
import { signInInteraction } from './sign-in.interaction.ts';
import type { SigningKeys } from './signing-key.repository.ts';
import type { SmsCodes } from './sms-code.service.ts';
import { issueTokens, type TokenPair } from './sms-code.tokens.ts';

export interface OidcAppOptions extends OidcConfigurationOptions {
  readonly smsCodes: SmsCodes;
  readonly onServerError: (error: Error) => void;
}

export interface OidcApp {
  readonly publicKeys: readonly JWK[];
  hasKeys(keys: SigningKeys): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Of somebody who has proved to have the account's phone. */
  issueTokens(clientId: string, account: Account): Promise<TokenPair>;
}

/** One oidc-provider with its pages, for one set of signing keys. */
export function buildOidcApp(options: OidcAppOptions): OidcApp {
  const provider = new Provider(options.issuer, oidcConfiguration(options));
  pinPublicUrl(provider, new URL(options.issuer));
  provider.on('server_error', (_ctx, error) => options.onServerError(error));
  provider.onerror = options.onServerError;
  provider.use(securityHeaders(options));
  provider.use(serveAssets);
  provider.use(showFailures(options));
  provider.use(signInInteraction(provider, options));
  const callback = provider.callback();
  const tokens = { resource: resourceOf(options.audience), resourceInfo: resourceInfoOf(options) };
  return {
    publicKeys: options.signingKeys.publicKeys,
    hasKeys: (keys) => sameOrder(keys, options.signingKeys),
    handle: (request, response) => {
      stripMountPath(request, options.mountPath);
      void callback(request, response);
    },
    issueTokens: (clientId, account) => issueTokens(provider, { ...tokens, clientId }, account),
  };
}

/**
 * The provider knows its own address: the issuer. Reading it from `Host` or `X-Forwarded-*` would need a trusted
 * proxy and would let a stranger's header into the URLs it hands out.
 */
function pinPublicUrl(provider: Provider, issuer: URL): void {
  Object.defineProperties(provider.request, {
    host: { get: () => issuer.host },
    protocol: { get: () => issuer.protocol.slice(0, -1) },
  });
}

/** Koa and oidc-provider understand `originalUrl` as "mounted below": they route by `url` and link by both. */
function stripMountPath(request: IncomingMessage & { originalUrl?: string }, mountPath: string): void {
  const url = request.url ?? '/';
  if (mountPath === '' || !url.startsWith(mountPath)) return;
  request.originalUrl = url;
  request.url = url.slice(mountPath.length) || '/';
}

/**
 * Browsers apply `form-action` to the redirects after a form too, and the sign-in form ends at a client: so the
 * clients' origins are allowed. `script-src 'self'` is what lets oidc-provider add the hash of its one own script
 * (the automatic form of a sign-out); no page here has a script.
 */
function securityHeaders({ clients }: OidcAppOptions) {
  const uris = clients.flatMap((client) => [
    ...client.redirectUris,
    ...(client.postLogoutRedirectUris ?? []),
  ]);
  const origins = [...new Set(uris.map((uri) => new URL(uri).origin))];
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    `form-action ${["'self'", ...origins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return (ctx: Context, next: Next) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('X-Frame-Options', 'DENY');
    ctx.set('Referrer-Policy', 'no-referrer');
    return next();
  };
}

const ASSET_MAX_AGE_SECONDS = 3600;

function serveAssets(ctx: Context, next: Next): Promise<void> | undefined {
  const asset = ctx.method === 'GET' ? findAsset(ctx.path) : undefined;
  if (asset === undefined) return next();
  ctx.set('Cache-Control', `public, max-age=${ASSET_MAX_AGE_SECONDS}`);
  ctx.type = asset.type;
  ctx.body = asset.body;
  return undefined;
}

/** For the pages of this package; oidc-provider's own routes handle their errors themselves. */
function showFailures(options: OidcAppOptions) {
  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      const isExpected = error instanceof errors.OIDCProviderError && error.expose;
      if (!isExpected) {
        options.onServerError(
          error instanceof Error ? error : new Error('unknown failure', { cause: error }),
        );
      }
      ctx.status = isExpected ? error.status : 500;
      ctx.type = 'html';
      const message = isExpected ? text.requestExpired : text.serverError;
      ctx.body = messagePage(text.errorTitle, message, options);
    }
  };
}

function sameOrder(a: SigningKeys, b: SigningKeys): boolean {
  return JSON.stringify(a.publicKeys) === JSON.stringify(b.publicKeys);
}

/** oidc-provider is a Koa application; its types are taken from it, so Koa itself is no dependency of ours. */
import type { Provider } from 'oidc-provider';

export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0];
export type Next = Parameters<Middleware>[1];

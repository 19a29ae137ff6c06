/** Sign-in at an external OpenID Connect issuer: authorization code with PKCE, in a real browser. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIdentityProvider, type IdentityProvider } from '@wenjian/identity';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { openContext, sharedBrowser, takePicture } from './browser.testing.ts';
import { type OwnProduct, startProduct } from './product.testing.ts';

const CLIENT_ID = 'wenjian-at-customer';
const AUDIENCE = 'https://api.customer.example';

let folder: string;
let postgres: EmbeddedPostgres;
let pool: pg.Pool;
let provider: IdentityProvider;
let issuerServer: Server;
let product: OwnProduct;
let browser: Browser;
const codes = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wenjian-issuer-'));
  chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg'), log: () => undefined });
  pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const [issuerPort, productPort] = [await freePort(), await freePort()];
  provider = await createIdentityProvider({
    pool,
    issuer: `http://127.0.0.1:${issuerPort}/sso`,
    audience: AUDIENCE,
    clients: [{ clientId: CLIENT_ID, redirectUris: [`http://127.0.0.1:${productPort}/login`] }],
    sendSms: async (phone, code) => void codes.set(phone, code),
  });
  issuerServer = createServer((request, response) => provider.handle(request, response));
  await new Promise<void>((resolve) => issuerServer.listen(issuerPort, '127.0.0.1', resolve));
  const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_AUDIENCE: AUDIENCE };
  product = await startProduct(env, productPort);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await product?.stop();
  issuerServer?.closeAllConnections();
  issuerServer?.close();
  await provider?.close();
  await pool?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('redirects to the issuer, signs in there, and returns to the wanted page', async () => {
  const { page, problems } = await openContext(browser);
  await page.goto(`${product.url}/contract-compare/list`);
  await page.waitForURL((url) => url.pathname === '/' && url.searchParams.has('redirect'));
  await page.getByRole('button', { name: '统一认证登录' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.getByLabel('手机号').fill('13512345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => codes.get('13512345678')).toBeDefined();
  await takePicture(page, '08-external-issuer');
  await page.getByLabel('短信验证码').fill(codes.get('13512345678') ?? '');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(`${product.url}/contract-compare/list`);
  await page.getByText('用户5678').waitFor();
  expect(problems).toEqual([]);
});

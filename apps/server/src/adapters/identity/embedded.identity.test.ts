import { createIdentityProvider, type IdentityProvider } from '@wenjian/identity';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createOutboxSms } from '../sms/outbox.sms.ts';
import { createEmbeddedIdentity } from './embedded.identity.ts';
import type { Identity } from './identity.port.ts';

const PHONE = '13800138000';

let database: TestDatabase;
let pool: pg.Pool;
let provider: IdentityProvider;
let identity: Identity;
const outbox = createOutboxSms({ log: { info: () => undefined } });

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  provider = await createIdentityProvider({
    pool,
    issuer: 'http://127.0.0.1:8000/identity',
    clients: [{ clientId: 'wenjian-web', redirectUris: ['http://127.0.0.1:8000/login'] }],
    audience: 'wenjian-api',
    sendSms: outbox.send,
  });
  identity = createEmbeddedIdentity({ provider, audience: 'wenjian-api', clientId: 'wenjian-web' });
});
afterAll(async () => {
  await provider.close();
  // `end` resolves while its sockets still close; dropping the database cuts them off, which is no failure here.
  pool.on('error', () => undefined);
  await pool.end();
  await database.drop();
});

test('signing in with the code from the outbox gives tokens that verify as that person', async () => {
  const { sms, verifier } = identity;
  if (sms === null) throw new Error('the embedded identity has an SMS sign-in');
  expect(await sms.phoneExists(PHONE)).toBe(false);
  expect(await sms.sendCode(PHONE)).toMatchObject({ kind: 'sent' });
  const outcome = await sms.signIn(PHONE, outbox.list()[0]?.code ?? '');
  if (outcome.kind !== 'signedIn') throw new Error(outcome.kind);
  expect(await verifier.verifyAccess(outcome.accessToken)).toMatchObject({ kind: 'valid', sub: outcome.sub });
  expect(await verifier.verifyId(outcome.idToken, outcome.sub)).toMatchObject({ phone_number: PHONE });
  expect(await verifier.verifyAccess(outcome.idToken)).toMatchObject({ kind: 'invalid' });
  expect(await verifier.verifyId(outcome.accessToken, outcome.sub)).toBeNull();
});

test('the browser gets only the public keys', async () => {
  const config = await identity.publicConfig();
  expect(config).toMatchObject({ kind: 'embedded', issuer: provider.issuer, clientId: 'wenjian-web' });
  expect(config.jwks.keys).toHaveLength(1);
  expect(config.jwks.keys[0]).not.toHaveProperty('d');
});

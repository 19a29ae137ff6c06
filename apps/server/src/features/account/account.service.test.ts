import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../adapters/identity/identity.port.ts';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createProductDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createAccountService } from './account.service.ts';

let database: TestDatabase;
let handle: DatabaseHandle;

beforeAll(async () => {
  database = await createProductDatabase();
  handle = openDatabase(database.url, () => undefined);
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

const headers = { authorization: 'Bearer access', 'id-token': 'id' };

/** The stored phone of a user with these claims from the issuer. */
async function phoneKept(sub: string, claims: Readonly<Record<string, unknown>>): Promise<string | null> {
  const identity: Identity = {
    kind: 'external',
    issuer: 'https://issuer.example',
    accountIssuer: 'https://issuer.example',
    sms: null,
    verifier: {
      verifyAccess: async () => ({ kind: 'valid', sub, expiresAt: new Date(), claims: {} }),
      verifyId: async () => claims,
    },
    publicConfig: () => Promise.reject(new Error('not asked for')),
  };
  const accounts = createAccountService(handle.database, identity);
  await accounts.refreshProfile(await accounts.authenticate(headers), headers);
  return (await accounts.authenticate(headers)).phone;
}

describe('the phone of an account', () => {
  it('is the one verified by its issuer', async () => {
    const claims = { phone_number: '13800000001', phone_number_verified: true };
    expect(await phoneKept('verified', claims)).toBe('13800000001');
  });

  it.each([
    ['says that it is not verified', { phone_number_verified: false }],
    ['does not say', {}],
  ])('is ignored when the issuer %s', async (title, claims) => {
    expect(await phoneKept(title, { phone_number: '13800000001', ...claims })).toBeNull();
  });
});

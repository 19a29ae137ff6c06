import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { underStartLock } from './migrate.ts';

export interface ProviderSecrets {
  /** Signs the provider's cookies. */
  readonly cookieKey: string;
  /** The HMAC key for the stored SMS codes. */
  readonly smsCodeKey: Buffer;
}

/** The secrets of this database, created at first use and shared by every process that uses it. */
export async function loadSecrets(pool: Pool): Promise<ProviderSecrets> {
  const secrets = await underStartLock(pool, async (client) => {
    for (const name of SECRET_NAMES) {
      await client.query(
        'INSERT INTO identity.secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [name, randomBytes(SECRET_BYTES)],
      );
    }
    const { rows } = await client.query<{ name: string; value: Buffer }>(
      'SELECT name, value FROM identity.secrets',
    );
    return new Map(rows.map((row) => [row.name, row.value]));
  });
  return {
    cookieKey: required(secrets, 'cookie').toString('base64url'),
    smsCodeKey: required(secrets, 'sms-code'),
  };
}

const SECRET_NAMES = ['cookie', 'sms-code'] as const;

/** The size of a SHA-256 digest, which both secrets key: more would add nothing. */
const SECRET_BYTES = 32;

function required(secrets: ReadonlyMap<string, Buffer>, name: (typeof SECRET_NAMES)[number]): Buffer {
  const value = secrets.get(name);
  if (value === undefined) throw new Error(`identity.secrets has no row "${name}"`);
  return value;
}

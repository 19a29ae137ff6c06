import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool, PoolClient } from 'pg';
import { underStartLock } from './migrate.ts';

export interface SigningKeys {
  /** Private keys, the one that signs first; the others are only published, so that older tokens stay valid. */
  readonly privateKeys: readonly JWK[];
  /** Their public parts. */
  readonly publicKeys: readonly JWK[];
}

/**
 * How long a new key is published before it signs. Longer than any process or verifier caches the key set, so
 * nobody gets a token with an unknown key.
 */
const ROTATION_LEAD_SECONDS = 600;

/** Reads the keys; the very first process creates the first one. */
export async function loadSigningKeys(pool: Pool): Promise<SigningKeys> {
  const found = await readSigningKeys(pool);
  if (found.length > 0) return toSigningKeys(found);
  return underStartLock(pool, async (client) => {
    // Another process may have created it while this one waited for the lock.
    if ((await readSigningKeys(client)).length === 0) await insertNewKey(client, 0);
    return toSigningKeys(await readSigningKeys(client));
  });
}

/** Adds a key that signs after the lead time. Older keys stay published. Returns its `kid`. */
export async function rotateSigningKey(
  pool: Pool,
  leadSeconds: number = ROTATION_LEAD_SECONDS,
): Promise<string> {
  return underStartLock(pool, (client) => insertNewKey(client, leadSeconds));
}

interface SigningKeyRow {
  readonly private_jwk: JWK;
  readonly is_in_force: boolean;
}

const ALGORITHM = 'RS256';
const MODULUS_BITS = 2048;

async function readSigningKeys(client: Pool | PoolClient): Promise<readonly SigningKeyRow[]> {
  const { rows } = await client.query<SigningKeyRow>(
    `SELECT private_jwk, signs_from <= now() AS is_in_force
     FROM identity.signing_keys ORDER BY signs_from DESC, kid`,
  );
  return rows;
}

/** The database's clock decides when the key signs, as it does for every process that reads it. */
async function insertNewKey(client: PoolClient, leadSeconds: number): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await client.query(
    `INSERT INTO identity.signing_keys (kid, private_jwk, signs_from)
     VALUES ($1, $2, now() + make_interval(secs => $3))`,
    [kid, { ...jwk, kid, alg: ALGORITHM, use: 'sig' }, leadSeconds],
  );
  return kid;
}

function toSigningKeys(rows: readonly SigningKeyRow[]): SigningKeys {
  // Rows come newest first: the newest valid key signs, keys before their time come last.
  const inForce = rows.filter((row) => row.is_in_force);
  const waiting = rows.filter((row) => !row.is_in_force);
  const privateKeys = [...inForce, ...waiting].map((row) => row.private_jwk);
  return { privateKeys, publicKeys: privateKeys.map(publicPart) };
}

/** Named members only: a private member can never be included. */
function publicPart({ kty, use, alg, kid, n, e }: JWK): JWK {
  return {
    ...(kty === undefined ? {} : { kty }),
    ...(use === undefined ? {} : { use }),
    ...(alg === undefined ? {} : { alg }),
    ...(kid === undefined ? {} : { kid }),
    ...(n === undefined ? {} : { n }),
    ...(e === undefined ? {} : { e }),
  };
}

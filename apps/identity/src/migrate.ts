import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './transaction.ts';

/**
 * Creates the provider's own schema. Every statement may run again on a database that already has it, so the
 * provider needs no version table; processes that start together wait for each other on the advisory lock.
 */
export async function migrate(pool: Pool): Promise<void> {
  await underStartLock(pool, (client) => client.query(SCHEMA_SQL).then(() => undefined));
}

/** Runs `work` (schema creation, first keys) in one process at a time on this database. */
export async function underStartLock<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [START_LOCK]);
    return work(client);
  });
}

/** An arbitrary number that nothing else on the database uses: "wjid" in ASCII. */
const START_LOCK = 0x776a6964;

const SCHEMA_SQL = `
CREATE SCHEMA IF NOT EXISTS identity;

CREATE TABLE IF NOT EXISTS identity.accounts (
  sub uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  phone text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS identity.signing_keys (
  kid text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  signs_from timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS identity.secrets (
  name text PRIMARY KEY,
  value bytea NOT NULL
);

-- One row per phone, so that a row lock orders everything that happens to its code.
CREATE TABLE IF NOT EXISTS identity.sms_codes (
  phone text PRIMARY KEY,
  code_hash bytea,
  tries_left integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  expires_at timestamptz,
  day date,
  sent_in_day integer NOT NULL DEFAULT 0
);

CREATE TABLE IF NOT EXISTS identity.oidc_records (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (model, id)
);
CREATE INDEX IF NOT EXISTS oidc_records_grant_id ON identity.oidc_records (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_records_uid ON identity.oidc_records (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_records_user_code ON identity.oidc_records (model, user_code) WHERE user_code IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_records_expires_at ON identity.oidc_records (expires_at);
`;

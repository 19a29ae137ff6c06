import type { Pool, PoolClient } from 'pg';

export interface Account {
  readonly sub: string;
  readonly phone: string;
}

export async function findAccountBySub(pool: Pool, sub: string): Promise<Account | undefined> {
  // Compared as text: a `sub` that is not a uuid is simply not found.
  const { rows } = await pool.query<Account>(
    'SELECT sub, phone FROM identity.accounts WHERE sub::text = $1',
    [sub],
  );
  return rows[0];
}

export async function hasAccountWithPhone(pool: Pool, phone: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT 1 FROM identity.accounts WHERE phone = $1', [phone]);
  return rowCount === 1;
}

/** The account of this phone, created if there is none: signing in is signing up. */
export async function findOrCreateAccount(
  client: PoolClient,
  phone: string,
): Promise<{ readonly account: Account; readonly isNew: boolean }> {
  const created = await client.query<Account>(
    'INSERT INTO identity.accounts (phone) VALUES ($1) ON CONFLICT (phone) DO NOTHING RETURNING sub, phone',
    [phone],
  );
  if (created.rows[0] !== undefined) return { account: created.rows[0], isNew: true };
  const existing = await client.query<Account>('SELECT sub, phone FROM identity.accounts WHERE phone = $1', [
    phone,
  ]);
  if (existing.rows[0] === undefined) throw new Error('the account vanished while signing in');
  return { account: existing.rows[0], isNew: false };
}

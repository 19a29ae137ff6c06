import type { Pool } from 'pg';
import { inTransaction } from './transaction.ts';

/**
 * Erases a person: account, codes, sessions and grants. A later sign-in with the phone creates another
 * account.
 */
export async function eraseAccount(pool: Pool, sub: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ phone: string }>(
      'DELETE FROM identity.accounts WHERE sub::text = $1 RETURNING phone',
      [sub],
    );
    const phones = rows.map(({ phone }) => phone);
    await client.query('DELETE FROM identity.sms_codes WHERE phone = ANY($1)', [phones]);
    // Sessions, grants and interactions each store the account in a different field; a uuid appears in no
    // other text.
    await client.query('DELETE FROM identity.oidc_records WHERE strpos(payload::text, $1) > 0', [sub]);
  });
}

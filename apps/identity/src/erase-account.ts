import type { Pool } from 'pg';
import { inTransaction } from './transaction.ts';

/** Forgets a person: account, codes, sessions and grants. Who signs in with the phone again gets another account. */
export async function eraseAccount(pool: Pool, sub: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ phone: string }>(
      'DELETE FROM identity.accounts WHERE sub::text = $1 RETURNING phone',
      [sub],
    );
    const phones = rows.map(({ phone }) => phone);
    await client.query('DELETE FROM identity.sms_codes WHERE phone = ANY($1)', [phones]);
    // Sessions, grants and interactions each name the account in a place of their own; a uuid stands in no other text.
    await client.query('DELETE FROM identity.oidc_records WHERE strpos(payload::text, $1) > 0', [sub]);
  });
}

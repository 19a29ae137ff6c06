/**
 * An account gets another phone. Who asks shows that both are theirs, by a code sent to each; the account, with everything that hangs on its
 * `sub`, stays the same.
 */
import type { Pool } from 'pg';
import type { Account } from './account.repository.ts';
import type { CodeRefusal, SmsCodes } from './sms-code.service.ts';
import { inTransaction } from './transaction.ts';

export interface PhoneChange {
  /** Sent to the phone the account has. */
  readonly oldCode: string;
  readonly phone: string;
  /** Sent to the phone it is to have. */
  readonly newCode: string;
}

export type PhoneChanged =
  | { readonly kind: 'changed'; readonly account: Account }
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly which: 'old' | 'new'; readonly refusal: CodeRefusal };

export async function changePhone(
  pool: Pool,
  smsCodes: SmsCodes,
  sub: string,
  { oldCode, phone, newCode }: PhoneChange,
): Promise<PhoneChanged> {
  return inTransaction(pool, async (client): Promise<PhoneChanged> => {
    const { rows } = await client.query<Account>(
      'SELECT sub, phone FROM identity.accounts WHERE sub::text = $1 FOR UPDATE',
      [sub],
    );
    const account = rows[0];
    if (account === undefined) throw new Error('there is no account of this person');
    const tried = [
      { phone: account.phone, code: oldCode },
      { phone, code: newCode },
    ];
    const outcome = await smsCodes.verifyAll(client, tried, async () => {
      // Signing up locks the code of its phone too, so nobody can take the number in between.
      const { rowCount } = await client.query(
        `UPDATE identity.accounts SET phone = $2
         WHERE sub = $1 AND NOT EXISTS (SELECT FROM identity.accounts WHERE phone = $2)`,
        [account.sub, phone],
      );
      if (rowCount === 0) return false;
      await client.query(
        "DELETE FROM identity.oidc_records WHERE model = 'Session' AND strpos(payload::text, $1) > 0",
        [sub],
      );
      return true;
    });
    if (outcome.kind === 'refused') {
      return { ...outcome, which: outcome.phone === account.phone ? 'old' : 'new' };
    }
    return outcome.result ? { kind: 'changed', account: { ...account, phone } } : { kind: 'taken' };
  });
}

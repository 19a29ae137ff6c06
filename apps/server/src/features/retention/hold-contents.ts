/** For a backup: no content is swept while it is made, and it can be asked whether everything that rows name came along. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { collectNames, pageOfNames, strikeNames, waitForSweep } from './content-names.repository.ts';

export interface HeldContents {
  /** `dump` gets the snapshot that the names are taken from: both see the same rows, whatever is written meanwhile. */
  takeNames(dump: (snapshot: string) => Promise<void>): Promise<void>;
  /** These are there: they are not asked for any more. */
  strike(sha256s: AsyncIterable<string>): Promise<void>;
  /** What was named then and not struck. Fails when the connection was lost, and with it the hold. */
  names(): AsyncIterable<string>;
}

const PAGE = 1000;

/** A sweep that is under way is waited for; those that come while `work` runs are left out. */
export async function holdContents<T>(pool: Pool, work: (held: HeldContents) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // As `openDatabase` spells columns.
  const session = drizzle(client, { casing: 'snake_case' });
  try {
    // It waits for the dump and for the copies, which may take hours.
    await session.execute(sql`set idle_session_timeout = 0`);
    await session.execute(sql`set idle_in_transaction_session_timeout = 0`);
    await waitForSweep(session);
    return await work({
      takeNames: (dump) =>
        session.transaction(
          async (transaction) => {
            const { rows } = await transaction.execute<{ snapshot: string }>(
              sql`select pg_export_snapshot() as snapshot`,
            );
            await collectNames(transaction, [], 'session');
            await dump(rows[0]?.snapshot ?? '');
          },
          { isolationLevel: 'repeatable read' },
        ),
      async strike(sha256s) {
        let page: string[] = [];
        for await (const sha256 of sha256s)
          if (page.push(sha256) === PAGE) {
            await strikeNames(session, page);
            page = [];
          }
        await strikeNames(session, page);
      },
      async *names() {
        for (let last = ''; ; ) {
          const page = await pageOfNames(session, last, PAGE);
          yield* page;
          if (page.length < PAGE) return;
          last = page.at(-1) ?? '';
        }
      },
    });
  } finally {
    // Ended, not given back: the lock and the names go with the session.
    client.release(true);
  }
}

/**
 * For a backup: no content is deleted while it runs, and it can check that every named content was copied.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { collectNames, pageOfNames, strikeNames, waitForSweep } from './content-names.repository.ts';

export interface HeldContents {
  /**
   * `dump` gets the snapshot the names are taken from: both see the same rows, whatever is written meanwhile.
   */
  takeNames(dump: (snapshot: string) => Promise<void>): Promise<void>;
  /** These contents are present and no longer checked. */
  strike(sha256s: AsyncIterable<string>): Promise<void>;
  /**
   * The contents named at that time and not marked as present. Fails if the connection, and with it the hold,
   * was lost.
   */
  names(): AsyncIterable<string>;
}

const PAGE = 1000;

/** Waits for a running sweep; sweeps are skipped while `work` runs. */
export async function holdContents<T>(pool: Pool, work: (held: HeldContents) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // Column naming as in `openDatabase`.
  const session = drizzle(client, { casing: 'snake_case' });
  try {
    // It waits for the dump and the copies, which may take hours.
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
    // Closed, not returned to the pool: the lock and the names end with the session.
    client.release(true);
  }
}

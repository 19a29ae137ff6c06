import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction; whatever it throws rolls everything back and is thrown on. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    failure = error;
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    // A connection that failed may be broken or still inside a transaction: the pool must not hand it out again.
    client.release(failure !== undefined);
  }
}

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type DatabaseHandle, openDatabase } from './database.ts';

let testDatabase: TestDatabase;
let handle: DatabaseHandle;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  handle = openDatabase(testDatabase.url, () => undefined);
});
afterEach(async () => {
  await handle.close();
  await testDatabase.drop();
});

const OTHERS = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

it('a connection that is cut within a transaction fails only that transaction, not the process or the next transaction', async () => {
  const cut = handle.database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    // On another connection, while ours is idle.
    await handle.database.execute(OTHERS);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await transaction.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  const { rows } = await handle.database.transaction((transaction) =>
    transaction.execute(sql`select 1 as one`),
  );
  expect(rows).toEqual([{ one: 1 }]);
});

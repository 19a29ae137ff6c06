import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const BEFORE = ['0000', '0001', '0002'];
let testDatabase: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  client = new pg.Client({ connectionString: testDatabase.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await testDatabase.drop();
});

async function apply(number: string): Promise<void> {
  const names = await readdir(import.meta.dirname);
  const name = names.find((one) => one.startsWith(`${number}_`) && one.endsWith('.sql')) ?? '';
  await client.query(await readFile(join(import.meta.dirname, name), 'utf8'));
}

it('comparisons whose results can no longer be shown refund their uses once, and others keep theirs', async () => {
  for (const number of BEFORE) await apply(number);
  const insert = async (statement: string, values: readonly unknown[] = []): Promise<string> =>
    (await client.query(`${statement} returning id`, [...values])).rows[0].id;
  const user = await insert(`insert into users (issuer, sub) values ('i', 's')`);
  const team = await insert(`insert into team_spaces (name, type, owner_id) values ('t', 'personal', $1)`, [
    user,
  ]);
  const task = (status: string) =>
    insert(
      `insert into tasks (team_id, owner_id, tool, title, input, status) values ($1, $2, 'compare', 'x', '{}', $3)`,
      [team, user, status],
    );
  const [complete, failed, pending] = [await task('complete'), await task('failed'), await task('pending')];
  const entry = (kind: string, delta: number, taskId: string) =>
    insert(
      `insert into balance_entries (team_id, grant_id, tool, kind, delta, task_id, task_run)
         select $1, $1, 'compare', $2, $3, id, run from tasks where id = $4`,
      [team, kind, delta, taskId],
    );
  for (const id of [complete, failed, pending]) await entry('use', -1, id);
  await entry('return', 1, failed);
  await apply('0003');
  const { rows } = await client.query(
    `select task_id from balance_entries where kind = 'return' order by at, task_id`,
  );
  expect(rows.map((row) => row.task_id).sort()).toEqual([complete, failed].sort());
  const states = await client.query('select id, status from tasks');
  expect(new Map(states.rows.map((row) => [row.id, row.status]))).toEqual(
    new Map([
      [complete, 'failed'],
      [failed, 'failed'],
      [pending, 'pending'],
    ]),
  );
});

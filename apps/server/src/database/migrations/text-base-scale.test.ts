import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const SCALE = '0010';
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

it('text bases keep every fingerprint when their postings are partitioned, and lose them with their document', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.sql')).sort();
  const apply = async (name: string) => client.query(await readFile(join(import.meta.dirname, name), 'utf8'));
  for (const name of names.filter((one) => one < SCALE)) await apply(name);
  const insert = async (statement: string, values: readonly unknown[] = []): Promise<string> =>
    (await client.query(`${statement} returning id`, [...values])).rows[0].id;
  const user = await insert(`insert into users (issuer, sub) values ('i', 's')`);
  const team = (name: string, type: string) =>
    insert(`insert into team_spaces (name, type, owner_id) values ($1, $2, $3)`, [name, type, user]);
  const [one, other] = [await team('one', 'personal'), await team('other', 'team')];
  const document = (teamId: string, sha256: string, status = 'ready') =>
    insert(
      `insert into text_base_documents (team_id, owner_id, name, size, sha256, status) values ($1, $2, 'x', 1, $3, $4)`,
      [teamId, user, sha256, status],
    );
  const held: readonly (readonly [string, string, readonly number[]])[] = [
    [one, await document(one, 'a'), [-5, 1, 2]],
    [one, await document(one, 'b'), [2, 3]],
    [other, await document(other, 'a'), [2]],
    [one, await document(one, 'short'), []],
  ];
  await document(one, 'c', 'pending');
  for (const [teamId, id, hashes] of held)
    await client.query(
      `insert into text_base_postings (team_id, hash, document_id) select $1, unnest($2::integer[]), $3`,
      [teamId, hashes, id],
    );
  await apply(names.find((name) => name.startsWith(SCALE)) ?? '');
  const kept = async () =>
    (
      await client.query(
        `select bases.team_id as team, documents.id, array_agg(posting.hash order by posting.hash) as hashes
           from text_base_postings posting join text_bases bases on bases.number = posting.base
           join text_base_documents documents on documents.number = posting.document
           group by 1, 2`,
      )
    ).rows.map((row) => [row.team, row.id, row.hashes]);
  const expected = held.filter(([, , hashes]) => hashes.length > 0);
  expect(new Set(await kept())).toEqual(new Set(expected));
  const counted = await client.query('select 1 from text_base_fingerprints');
  expect(counted.rowCount).toBe(held.length);
  await client.query('delete from text_base_documents where team_id = $1 and sha256 = $2', [one, 'a']);
  expect(new Set(await kept())).toEqual(new Set(expected.slice(1)));
});

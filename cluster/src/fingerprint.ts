/** The whole content of a database and a store, in a comparable form. */
import pg from 'pg';
import { createBlobStore } from '../../apps/server/src/adapters/blob-store/create-blob-store.ts';

/** Table → number of rows and a hash over all of them. */
export async function fingerprintDatabase(url: string): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'identity', 'jobs', 'drizzle') order by 1`,
    );
    const prints: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(one::text, E'\\n' order by one::text), '')) as print from ${name} one`,
      );
      prints[name] = rows[0]?.print ?? '';
    }
    return prints;
  } finally {
    await client.end();
  }
}

export async function listBlobs(blobUrl: string): Promise<readonly string[]> {
  const store = await createBlobStore(blobUrl);
  const names: string[] = [];
  for await (const { sha256 } of store.list()) names.push(sha256);
  return names.sort();
}

export async function deleteBlobs(blobUrl: string): Promise<void> {
  const store = await createBlobStore(blobUrl);
  for (const sha256 of await listBlobs(blobUrl)) await store.delete(sha256);
}

/**
 * The contents named by any row. Collected in a table that lives as long as the transaction or the session,
 * because there may be millions.
 */
import { and, lt, type SQL, sql } from 'drizzle-orm';
import { contentLinks, contentSweeps, readings, uploads } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type ContentColumn, contentColumns } from './content-columns.ts';

/** One sweep at a time, across all workers. */
const SWEEP_LOCK = 7_015_004;

export async function lockSweep(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}

/** Waits until no sweep runs; afterwards none starts until the session ends. */
export async function waitForSweep(session: Connection): Promise<void> {
  await session.execute(sql`select pg_advisory_lock(${SWEEP_LOCK})`);
}

/** What the operators' console says of it. */
export async function saveSweep(
  connection: Connection,
  swept: Omit<typeof contentSweeps.$inferInsert, 'id'>,
): Promise<void> {
  await connection
    .insert(contentSweeps)
    .values(swept)
    .onConflictDoUpdate({ target: contentSweeps.id, set: swept });
}

/** Everything that is named, also indirectly by stored results. */
export async function collectNames(
  connection: Connection,
  standing: readonly string[],
  keptFor: 'transaction' | 'session' = 'transaction',
): Promise<void> {
  const parts = contentColumns.map((one) => namesIn(one));
  const lifetime = keptFor === 'session' ? sql`preserve rows` : sql`drop`;
  await connection.execute(
    sql`create temporary table named_contents on commit ${lifetime} as ${sql.join(parts, sql` union `)}`,
  );
  await connection.execute(sql`create unique index named_contents_sha256 on named_contents (sha256)`);
  await addNames(connection, sql`select unnest(${arrayOf(standing)})`);
  await addNames(
    connection,
    sql`select unnest(${contentLinks.names}) from ${contentLinks} where ${contentLinks.sha256} in (select sha256 from named_contents)`,
  );
}

async function addNames(connection: Connection, names: SQL): Promise<void> {
  await connection.execute(sql`insert into named_contents ${names} on conflict do nothing`);
}

/** The collected names after `last`. */
export async function pageOfNames(
  connection: Connection,
  last: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await connection.execute<{ sha256: string }>(
    sql`select sha256 from named_contents
      where sha256 > ${last} and sha256 ~ '^[0-9a-f]{64}$' order by sha256 limit ${limit}`,
  );
  return rows.map(({ sha256 }) => sha256);
}

export async function strikeNames(connection: Connection, sha256s: readonly string[]): Promise<void> {
  await connection.execute(sql`delete from named_contents where sha256 = any(${arrayOf(sha256s)})`);
}

/** Those of the given that no row names. */
export async function unnamedOf(
  connection: Connection,
  sha256s: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await connection.execute<{ sha256: string }>(
    sql`select sha256 from unnest(${arrayOf(sha256s)}) as one(sha256)
      where not exists (select from named_contents where named_contents.sha256 = one.sha256)`,
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Results that were not scanned yet. A text that is not a hash names nothing. */
export async function listUnread(
  connection: Connection,
  limit: number,
  except: readonly string[] = [],
): Promise<readonly string[]> {
  const results = contentColumns.filter(({ kind }) => kind === 'result').map((one) => namesIn(one));
  const { rows } = await connection.execute<{ sha256: string }>(
    sql`select sha256 from (${sql.join(results, sql` union `)}) as results
      where sha256 ~ '^[0-9a-f]{64}$' and sha256 <> all(${arrayOf(except)})
        and not exists (select from ${contentLinks} where ${contentLinks.sha256} = results.sha256) limit ${limit}`,
  );
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Those of the given hashes that rows name as their results. Other text may contain hashes too: a file name
 * may be one.
 */
export async function resultsAmong(
  connection: Connection,
  sha256s: readonly string[],
): Promise<readonly string[]> {
  if (sha256s.length === 0) return [];
  const results = contentColumns.filter(({ kind }) => kind === 'result').map((one) => namesIn(one, KEYED));
  const { rows } = await connection.execute<{ sha256: string }>(
    sql`select sha256 from (${sql.join(results, sql` union `)}) as results where sha256 = any(${arrayOf(sha256s)})`,
  );
  return rows.map(({ sha256 }) => sha256);
}

export async function saveLinks(
  connection: Connection,
  sha256: string,
  names: readonly string[],
): Promise<void> {
  await connection
    .insert(contentLinks)
    .values({ sha256, names: [...names] })
    .onConflictDoNothing();
}

/** Links of deleted results. One that is named again is scanned again. */
export async function deleteUnnamedLinks(connection: Connection): Promise<void> {
  await connection
    .delete(contentLinks)
    .where(sql`not exists (select from named_contents where named_contents.sha256 = ${contentLinks.sha256})`);
}

/**
 * Deletes readings of contents that nobody has any more, and that nobody has used since then. In one
 * statement, so that uses during the scan of the store are seen. The contents they name are handled by the
 * next sweep.
 */
export async function deleteUnusedReadings(
  connection: Connection,
  usedBefore: Date,
  standing: readonly string[],
): Promise<number> {
  const names = sql.join(
    [
      ...contentColumns.map((one) => namesIn(one)),
      sql`select unnest(${contentLinks.names}) from ${contentLinks}`,
    ],
    sql` union `,
  );
  const deleted = await connection
    .delete(readings)
    .where(
      and(
        lt(readings.createdAt, usedBefore),
        sql`${readings.sha256} <> all(${arrayOf(standing)})`,
        sql`not exists (select from (${names}) as names(sha256) where names.sha256 = ${readings.sha256})`,
      ),
    )
    .returning({ sha256: readings.sha256 });
  return deleted.length;
}

/** The keys under which chunks of uploads are expected. */
export async function listPartsKeys(connection: Connection): Promise<readonly string[]> {
  const rows = await connection.select({ partsKey: uploads.partsKey }).from(uploads);
  return rows.map(({ partsKey }) => partsKey);
}

const ANY = '([0-9a-f]{64})';
/** In PostgreSQL's JSON a quote inside a text has a backslash, so no text matches this. */
const KEYED = '[sS]ha256": "([0-9a-f]{64})"';

function namesIn({ column, kind }: ContentColumn, pattern = ANY): SQL {
  const { table } = column;
  const hash =
    kind === 'name' || column.getSQLType() === 'text'
      ? sql`${column}`
      : sql`(regexp_matches(${column}::text, ${pattern}, 'g'))[1]`;
  return sql`select ${hash} as sha256 from ${table} where ${column} is not null`;
}

/** As one parameter; drizzle would make one per value. */
function arrayOf(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`;
}

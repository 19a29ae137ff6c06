/**
 * Text bases in the product's own database. The fingerprints of a document are one row; the database keeps
 * the postings, found by base and hash. Look-ups are aggregated there, so the size of the answer depends on
 * the query, not on the base.
 */
import {
  COUNTED_HOLDERS,
  type DocumentFrequencies,
  type FingerprintIndex,
  type IndexedDocument,
  type RankedDocument,
  type Ranking,
  type RankQuery,
} from '@wenjian/plagiarism';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import {
  textBaseDocuments as documents,
  textBaseFingerprints as fingerprints,
  textBasePostings as postings,
  textBases,
} from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { untilAborted } from '../../platform/queue/until-aborted.ts';
import type { TextBase } from './text-base.port.ts';

/** Document numbers are spread evenly below it. */
const NUMBERS = 2 ** 31;

export function createPostgresTextBase(database: Database): TextBase {
  return { openIndex: (scope, signal) => openIndex(database, scope, signal) };
}

function openIndex(
  database: Database,
  { teamId }: TeamScope,
  signal: AbortSignal | undefined,
): FingerprintIndex {
  return {
    put: (given) => database.transaction((transaction) => putDocuments(transaction, teamId, given)),
    remove: (documentId) => removeDocuments(database, teamId, [documentId]),
    frequencies: (hashes) => leaving(signal, () => readFrequencies(database, teamId, hashes)),
    rank: (query) => leaving(signal, () => rankDocuments(database, teamId, query)),
  };
}

/** Each query is bounded and ends by itself; a cancelled caller need not wait for it. */
async function leaving<T>(signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> {
  if (signal === undefined) return ask();
  signal.throwIfAborted();
  return untilAborted(ask(), signal);
}

/** Only into documents of the same team. */
async function putDocuments(
  connection: Connection,
  teamId: string,
  given: readonly IndexedDocument[],
): Promise<void> {
  const ids = given.map(({ documentId }) => documentId);
  const base = await obtainBase(connection, teamId);
  // Two calls that index one document at once wait for each other.
  await connection.execute(sql`
    select 1 from ${documents} where team_id = ${teamId}::uuid and id = any(${listed(ids)}::uuid[]) order by id for update`);
  await removeDocuments(connection, teamId, ids);
  const sets = JSON.stringify(given.map(({ hashes }) => listed(hashes)));
  await connection.execute(sql`
    insert into ${fingerprints} (document, base, hashes)
    select ${documents.number}, ${base}::integer, given.hashes::integer[]
      from unnest(${listed(ids)}::uuid[], array(select jsonb_array_elements_text(${sets}::jsonb))) as given(id, hashes)
      join ${documents} on ${documents.id} = given.id and ${documents.teamId} = ${teamId}::uuid`);
}

async function removeDocuments(
  connection: Connection,
  teamId: string,
  ids: readonly string[],
): Promise<void> {
  await connection.execute(sql`
    delete from ${fingerprints} using ${documents}
      where ${documents.number} = ${fingerprints.document} and ${documents.teamId} = ${teamId}::uuid
        and ${documents.id} = any(${listed(ids)}::uuid[])`);
}

/** Null: nothing was ever put into the team's base. */
async function findBase(connection: Connection, teamId: string): Promise<number | null> {
  const [row] = await connection
    .select({ number: textBases.number })
    .from(textBases)
    .where(eq(textBases.teamId, teamId));
  return row?.number ?? null;
}

async function obtainBase(connection: Connection, teamId: string): Promise<number> {
  const known = await findBase(connection, teamId);
  if (known !== null) return known;
  await connection.insert(textBases).values({ teamId }).onConflictDoNothing();
  const made = await findBase(connection, teamId);
  if (made === null) throw new Error('a text base that was just made is not there');
  return made;
}

/**
 * For a common fingerprint only the lowest document numbers are read; their range gives an estimate of the
 * total.
 */
async function readFrequencies(
  connection: Connection,
  teamId: string,
  hashes: Int32Array,
): Promise<DocumentFrequencies> {
  const base = await findBase(connection, teamId);
  if (base === null) return { documentCount: 0, frequencyOf: () => 0 };
  const [all] = await connection
    .select({ documents: count() })
    .from(fingerprints)
    .where(eq(fingerprints.base, base));
  const documentCount = all?.documents ?? 0;
  const { rows } = await connection.execute<{ hash: number; counted: number; last: number }>(sql`
    select asked.hash, held.counted::integer, held.last
      from unnest(${listed(hashes)}::integer[]) as asked(hash)
      cross join lateral (
        select count(*) as counted, max(document) as last
          from (select document from ${postings}
                  where base = ${base}::integer and hash = asked.hash order by document limit ${COUNTED_HOLDERS}) as lowest
      ) as held
      where held.counted > 0`);
  const holders = new Map(
    rows.map(({ hash, counted, last }) => [hash, holdersOf(counted, last, documentCount)]),
  );
  return { documentCount, frequencyOf: (hash) => holders.get(hash) ?? 0 };
}

function holdersOf(counted: number, last: number, documentCount: number): number {
  if (counted < COUNTED_HOLDERS) return counted;
  const estimate = Math.round((counted * NUMBERS) / Math.max(last, 1));
  return Math.min(documentCount, Math.max(counted, estimate));
}

async function rankDocuments(
  connection: Connection,
  teamId: string,
  { hashes, weights, limit, except }: RankQuery,
): Promise<Ranking> {
  const base = await findBase(connection, teamId);
  if (base === null) return { best: [], total: 0 };
  const left = await numbersOf(connection, teamId, except);
  const { rows } = await connection.execute<{
    id: string;
    shared: number;
    weight: number;
    total: number;
  }>(sql`
    select ${documents.id} as id, ranked.shared, ranked.weight, ranked.total
      from (
        select document, count(*)::integer as shared, sum(asked.weight)::float8 as weight,
            (count(*) over ())::integer as total
          from unnest(${listed(hashes)}::integer[], ${listed(weights)}::integer[]) as asked(hash, weight)
          -- With an offset it stays a look-up for each hash; the planner might read the whole base instead.
          cross join lateral (
            select document from ${postings} where base = ${base}::integer and hash = asked.hash offset 0) as held
          where document <> all(${listed(left)}::integer[])
          group by document
          order by weight desc, document
          limit ${limit}
      ) as ranked
      join ${documents} on ${documents.number} = ranked.document and ${documents.teamId} = ${teamId}::uuid
      order by ranked.weight desc, ranked.document`);
  const best = rows.map(({ id, shared, weight }): RankedDocument => ({ documentId: id, shared, weight }));
  return { best, total: rows[0]?.total ?? 0 };
}

async function numbersOf(
  connection: Connection,
  teamId: string,
  ids: readonly string[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .select({ number: documents.number })
    .from(documents)
    .where(and(eq(documents.teamId, teamId), inArray(documents.id, [...ids])));
  return rows.map(({ number }) => number);
}

/** One array as one value: a parameter list is limited to 65,535. */
function listed(values: Int32Array | readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

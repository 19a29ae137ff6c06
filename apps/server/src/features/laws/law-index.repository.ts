/** The two indexes over the articles of all laws: by terms and by fingerprints. */
import { inArray, sql } from 'drizzle-orm';
import { lawFingerprints as fingerprints, lawIndex, lawTerms as terms } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

const ONLY_ROW = 1;
/** The number of rows, or bytes, in one statement. */
const ROWS_AT_ONCE = 20_000;
const BYTES_AT_ONCE = 4_000_000;

export interface IndexState {
  readonly corpus: string;
  readonly articleCount: number;
}

export async function readIndexState(connection: Connection): Promise<IndexState | null> {
  const [row] = await connection
    .select({ corpus: lawIndex.corpus, articleCount: lawIndex.articleCount })
    .from(lawIndex);
  return row ?? null;
}

/** Nobody else may start replacing the indexes until the transaction ends; reading them stays possible. */
export async function lockIndices(connection: Connection): Promise<void> {
  await connection.execute(sql`lock table ${lawIndex} in exclusive mode`);
}

/** Replaces the existing one. Inside a transaction. */
export async function replaceIndices(
  connection: Connection,
  state: IndexState,
  made: {
    readonly terms: Iterable<{ readonly term: string; readonly postings: Uint8Array }>;
    readonly fingerprints: Iterable<{ readonly bucket: number; readonly postings: Uint8Array }>;
  },
): Promise<void> {
  await connection.delete(terms);
  await connection.delete(fingerprints);
  await connection.delete(lawIndex);
  // One parameter for all rows: a parameter for each value takes longer than making the index.
  for (const rows of inBatches(made.terms))
    await connection.execute(sql`insert into ${terms} (term, postings)
      select term, decode(postings, 'hex') from jsonb_to_recordset(${asJson(rows)}::jsonb) as row(term text, postings text)`);
  for (const rows of inBatches(made.fingerprints))
    await connection.execute(sql`insert into ${fingerprints} (bucket, postings)
      select bucket, decode(postings, 'hex') from jsonb_to_recordset(${asJson(rows)}::jsonb) as row(bucket integer, postings text)`);
  await connection.insert(lawIndex).values({ id: ONLY_ROW, ...state });
}

function asJson(rows: readonly { readonly postings: Uint8Array }[]): string {
  return JSON.stringify(
    rows.map((row) => ({
      ...row,
      postings: Buffer.from(row.postings.buffer, row.postings.byteOffset, row.postings.length).toString(
        'hex',
      ),
    })),
  );
}

function* inBatches<Row extends { readonly postings: Uint8Array }>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    batch.push(row);
    bytes += row.postings.length;
    if (batch.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

export async function termPostings(
  connection: Connection,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (wanted.length === 0) return new Map();
  const rows = await connection
    .select()
    .from(terms)
    .where(inArray(terms.term, [...wanted]));
  return new Map(rows.map(({ term, postings }) => [term, postings]));
}

export async function fingerprintBuckets(
  connection: Connection,
  buckets: readonly number[],
): Promise<readonly Uint8Array[]> {
  const rows = await connection
    .select({ postings: fingerprints.postings })
    .from(fingerprints)
    .where(sql`${fingerprints.bucket} = any(${`{${buckets.join(',')}}`}::integer[])`);
  return rows.map(({ postings }) => postings);
}

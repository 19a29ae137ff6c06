/**
 * PostgreSQL's own ways to find a document's sources, on the same texts: trigram similarity, and full-text
 * search over character pairs.
 */
import type { BenchDatabase } from './textbase-database.ts';

export interface Peer {
  readonly name: string;
  /** Null when it was stopped at the time limit. */
  search(text: string, limit: number): Promise<readonly number[] | null>;
  sizeBytes(): Promise<number>;
}

export const PEER_LIMIT_MS = 20_000;

export async function createPeers(database: BenchDatabase): Promise<readonly Peer[]> {
  const { query } = database;
  await query('create extension if not exists pg_trgm');
  await query(
    'create table peer_documents (number integer primary key, body text not null, pairs tsvector not null)',
  );
  await query('create index peer_trigrams on peer_documents using gin (body gin_trgm_ops)');
  await query('create index peer_pairs on peer_documents using gin (pairs)');
  const sizeOf = async (index: string) => {
    const [row] = await query<{ size: string }>('select pg_relation_size($1::regclass) as size', [index]);
    return Number(row?.size ?? 0);
  };
  return [
    {
      name: 'pg_trgm',
      sizeBytes: () => sizeOf('peer_trigrams'),
      search: (text, limit) =>
        limited(
          database,
          `select number from peer_documents where body % $1 order by similarity(body, $1) desc limit $2`,
          [text, limit],
        ),
    },
    {
      name: 'full text',
      sizeBytes: () => sizeOf('peer_pairs'),
      search: (text, limit) =>
        limited(
          database,
          `select number from peer_documents, to_tsquery('simple', $1) as asked
             where pairs @@ asked order by ts_rank(pairs, asked) desc limit $2`,
          [[...new Set(pairsOf(text))].join('|'), limit],
        ),
    },
  ];
}

export async function fillPeers(
  { query }: BenchDatabase,
  from: number,
  texts: readonly string[],
): Promise<void> {
  await query(
    `insert into peer_documents (number, body, pairs)
       select $1::integer + place - 1, body, array_to_tsvector(string_to_array(pairs, ' '))
         from unnest($2::text[], $3::text[]) with ordinality as given(body, pairs, place)`,
    [from, texts, texts.map((text) => [...new Set(pairsOf(text))].join(' '))],
  );
}

async function limited(
  { queryWithin }: BenchDatabase,
  statement: string,
  values: readonly unknown[],
): Promise<readonly number[] | null> {
  const rows = await queryWithin<{ number: number }>(PEER_LIMIT_MS, statement, values);
  return rows?.map(({ number }) => number) ?? null;
}

/** Pairs of neighbouring Chinese characters, and figures; without marks, which would be query operators. */
function pairsOf(text: string): readonly string[] {
  const characters = [...text.replaceAll(/[^\p{L}\p{N}]/gu, ' ')];
  return characters.flatMap((character, at) => {
    const next = characters[at + 1];
    return next === undefined || character === ' ' || next === ' ' ? [] : [character + next];
  });
}

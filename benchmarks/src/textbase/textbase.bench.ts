/**
 * The report section on the text base: how it scales from a thousand to a hundred thousand documents,
 * compared with PostgreSQL's own search.
 */
import { buildDocument, type Document } from '@wenjian/document';
import { findCandidates, fingerprintSet, tokenise } from '@wenjian/plagiarism';
import { describeDuration, describeMachine } from '../describe-machine.ts';
import {
  type LongDocument,
  type PlantedSource,
  type PlantKind,
  writeBaseDocument,
  writeLongDocument,
} from './textbase-corpus.ts';
import { type BenchDatabase, openBenchDatabase } from './textbase-database.ts';
import { createMeaningSearch, type MeaningSearch } from './textbase-meaning.ts';
import { PeakMemory, postgresMemory } from './textbase-memory.ts';
import { createPeers, fillPeers, type Peer } from './textbase-peers.ts';
import {
  BATCH,
  LARGEST_FOR_PEERS,
  PEER_QUERIES,
  type PeerRow,
  QUERIES,
  renderTextBase,
  SIZES,
  type SizeRow,
  SOURCES,
} from './textbase-report.ts';

const WRITTEN_AT_ONCE = 1_000;
/** The whole run stays below twenty minutes: a size that would not fit is left out, and the report says so. */
const INDEXING_LIMIT_MS = 14 * 60_000;

/** `sizes`: fewer of them to see that it works. */
export async function benchTextBase(sizes: readonly number[] = SIZES): Promise<string> {
  const [machine, startedMs] = [describeMachine(), performance.now()];
  const database = await openBenchDatabase();
  const meaning = await createMeaningSearch(database);
  try {
    const peers = await createPeers(database);
    const base = new GrowingBase(database, meaning);
    const rows: SizeRow[] = [];
    const peerRows: PeerRow[] = [];
    for (const size of sizes) {
      if (base.expectedMs(size) > INDEXING_LIMIT_MS) break;
      console.error(`textbase: ${size} documents`);
      const before = { size: base.size, indexingMs: base.indexingMs };
      await base.growTo(size, size <= LARGEST_FOR_PEERS);
      const rate = ((base.size - before.size) * 1000) / (base.indexingMs - before.indexingMs);
      rows.push(await measureSize(database, base, { rate, meaning }));
      console.error(JSON.stringify(rows.at(-1)));
      if (size <= LARGEST_FOR_PEERS)
        for (const peer of peers.filter(({ name }) => canGoOn(name, peerRows)))
          peerRows.push(await measurePeer(peer, base, size));
    }
    return renderTextBase(`${machine} ${describeDuration(startedMs)}`, rows, peerRows);
  } finally {
    meaning.close();
    await database.close();
  }
}

/** A competitor without an answer in time is not tried on a larger base. */
function canGoOn(peer: string, rows: readonly PeerRow[]): boolean {
  return rows.every(({ name, timesMs }) => name !== peer || timesMs.length > 0);
}

/** One growing base; a document's number is its index in it. */
class GrowingBase {
  readonly #database: BenchDatabase;
  readonly #meaning: MeaningSearch;
  readonly ids: string[] = [];
  /** Of this process while it indexes. */
  readonly memory = new PeakMemory();
  indexingMs = 0;
  characters = 0;
  fingerprints = 0;

  constructor(database: BenchDatabase, meaning: MeaningSearch) {
    this.#database = database;
    this.#meaning = meaning;
  }

  get size(): number {
    return this.ids.length;
  }

  expectedMs(size: number): number {
    return this.size === 0 ? 0 : (this.indexingMs / this.size) * size;
  }

  async growTo(size: number, hasPeers: boolean): Promise<void> {
    while (this.size < size) {
      const from = this.size;
      const count = Math.min(WRITTEN_AT_ONCE, size - from);
      // Before the clock starts: generating texts and filling the competitors is not part of indexing.
      const texts = Array.from({ length: count }, (_, place) => writeBaseDocument(from + place));
      if (hasPeers) await fillPeers(this.#database, from, texts);
      const started = performance.now();
      await this.#add(texts);
      this.indexingMs += performance.now() - started;
      await this.#meaning.add(this.ids.slice(from));
      for (const text of texts) this.characters += text.length;
    }
    // The database does this by itself in the background sooner or later.
    await this.#database.query('vacuum (analyze) text_base_postings');
  }

  /** The next texts are fingerprinted while the database writes the previous ones. */
  async #add(texts: readonly string[]): Promise<void> {
    let putting: Promise<void> = Promise.resolve();
    for (let start = 0; start < texts.length; start += BATCH) {
      const sets = texts
        .slice(start, start + BATCH)
        .map((text) => fingerprintSet(tokenise(documentOf(text))));
      const ids = await this.#database.addDocuments(sets.length);
      await putting;
      putting = this.#database.index.put(
        ids.map((documentId, place) => ({ documentId, hashes: sets[place] ?? new Int32Array() })),
      );
      this.memory.look();
      this.ids.push(...ids);
      for (const set of sets) this.fingerprints += set.length;
    }
    await putting;
  }
}

async function measureSize(
  database: BenchDatabase,
  base: GrowingBase,
  { rate, meaning }: { readonly rate: number; readonly meaning: MeaningSearch },
): Promise<SizeRow> {
  const { size, characters, fingerprints } = base;
  const numbers = new Map(base.ids.map((id, number) => [id, number]));
  const [timesMs, meaningMs]: [number[], number[]] = [[], []];
  const outcomes: Outcome[] = [];
  const memory = new PeakMemory();
  let lookedAt = 0;
  for (let query = 0; query < QUERIES; query++) {
    const asked = writeLongDocument(query, size);
    const document = documentOf(asked.text);
    const started = performance.now();
    const hashes = fingerprintSet(tokenise(document));
    const frequencies = await database.index.frequencies(hashes);
    const { best } = await findCandidates(database.index, hashes, { limit: SOURCES, frequencies });
    const byWords = performance.now();
    lookedAt = await meaning.search(best.map(({ documentId }) => documentId));
    timesMs.push(performance.now() - started);
    meaningMs.push(performance.now() - byWords);
    memory.look();
    outcomes.push({ asked, found: new Set(best.map(({ documentId }) => numbers.get(documentId) ?? -1)) });
  }
  return {
    size,
    characters,
    rate,
    postings: fingerprints,
    indexBytes: await indexBytes(database),
    timesMs: inOrder(timesMs),
    meaningMs: inOrder(meaningMs),
    lookedAt,
    memory: {
      indexing: base.memory.bytes,
      searching: memory.bytes,
      postgres: await postgresMemory(database),
      database: await databaseBytes(database),
    },
    recall: { verbatim: recallOf(outcomes, 'verbatim'), 'edits 10 %': recallOf(outcomes, 'edits 10 %') },
  };
}

async function indexBytes({ query }: BenchDatabase): Promise<number> {
  const [row] = await query<{ size: string }>(
    `select pg_total_relation_size('text_base_fingerprints') + sum(pg_total_relation_size(relid)) as size
       from pg_partition_tree('text_base_postings') where isleaf`,
  );
  return Number(row?.size ?? 0);
}

async function databaseBytes({ query }: BenchDatabase): Promise<number> {
  const [row] = await query<{ size: string }>('select pg_database_size(current_database()) as size');
  return Number(row?.size ?? 0);
}

function inOrder(timesMs: readonly number[]): readonly number[] {
  return timesMs.toSorted((one, other) => one - other);
}

interface Outcome {
  readonly asked: LongDocument;
  readonly found: ReadonlySet<number>;
}

function recallOf(outcomes: readonly Outcome[], kind: PlantKind | null): number {
  const isAsked = (source: PlantedSource): boolean => kind === null || source.kind === kind;
  let planted = 0;
  let hit = 0;
  for (const { asked, found } of outcomes)
    for (const source of asked.planted.filter(isAsked)) {
      planted++;
      if (found.has(source.document)) hit++;
    }
  return hit / planted;
}

async function measurePeer(peer: Peer, base: GrowingBase, size: number): Promise<PeerRow> {
  const timesMs: number[] = [];
  const outcomes: Outcome[] = [];
  for (let query = 0; query < PEER_QUERIES; query++) {
    const asked = writeLongDocument(query, base.size);
    const started = performance.now();
    const found = await peer.search(asked.text, SOURCES);
    if (found === null) continue;
    timesMs.push(performance.now() - started);
    outcomes.push({ asked, found: new Set(found) });
  }
  return {
    name: peer.name,
    size,
    timesMs: inOrder(timesMs),
    stopped: PEER_QUERIES - timesMs.length,
    recall: outcomes.length === 0 ? null : recallOf(outcomes, null),
    bytes: await peer.sizeBytes(),
  };
}

function documentOf(text: string): Document {
  const blocks = text.split('\n').map((line) => ({ type: 'paragraph' as const, text: line }));
  return buildDocument({ readerVersion: 'bench', kind: 'txt', pages: null, blocks, notRead: [] });
}

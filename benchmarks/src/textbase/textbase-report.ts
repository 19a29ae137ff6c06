/** The report section on the text base. */
import type { PlantKind } from './textbase-corpus.ts';
import { LEAST_SIMILARITY, SETTINGS } from './textbase-database.ts';
import { PEER_LIMIT_MS } from './textbase-peers.ts';

export const SIZES: readonly number[] = [1_000, 3_000, 10_000, 30_000, 100_000];
/** With more documents they would take the time of the whole run. */
export const LARGEST_FOR_PEERS = 10_000;
export const QUERIES = 40;
export const PEER_QUERIES = 2;
export const BATCH = 250;
/** The number that a check aligns. */
export const SOURCES = 30;
const RECALL_TARGET = 0.99;
const TIME_TARGET_S = 2;

export interface SizeRow {
  readonly size: number;
  readonly characters: number;
  /** Documents per second while the base grew to this size. */
  readonly rate: number;
  readonly indexBytes: number;
  readonly postings: number;
  readonly timesMs: readonly number[];
  /** The part of the search by meaning in them. */
  readonly meaningMs: readonly number[];
  readonly lookedAt: number;
  readonly memory: {
    readonly indexing: number;
    readonly searching: number;
    readonly postgres: number | null;
    readonly database: number;
  };
  readonly recall: Readonly<Record<PlantKind, number>>;
}

export interface PeerRow {
  readonly name: string;
  readonly size: number;
  readonly timesMs: readonly number[];
  readonly stopped: number;
  readonly recall: number | null;
  readonly bytes: number;
}

export function renderTextBase(run: string, rows: readonly SizeRow[], peerRows: readonly PeerRow[]): string {
  return [
    '## Text base',
    run,
    describe(rows),
    `${HEAD}\n${rows.map(renderSize).join('\n')}`,
    `### Memory and the search by meaning\n\n${MEMORY}\n\n${MEMORY_HEAD}\n${rows.map(renderMemory).join('\n')}`,
    growth(rows),
    `### PostgreSQL's own means\n\n${PEERS}\n\n${PEER_HEAD}\n${peerRows.map(renderPeer).join('\n')}`,
  ].join('\n\n');
}

const HEAD =
  '| documents | characters | documents/s | index | bytes/fingerprint | query p50 | query p95 | recall: verbatim | recall: 10 % edited |\n|---|---|---|---|---|---|---|---|---|';
const MEMORY_HEAD =
  '| documents | indexing, RSS | searching, RSS | PostgreSQL, memory | database on disk | by meaning: documents looked at | by meaning: p50 | by meaning: p95 |\n|---|---|---|---|---|---|---|---|';
const MEMORY =
  'RSS: the most this process held between two steps; it indexes and searches by turns, and what it indexed before (the generated texts of the last step too) is in both figures. PostgreSQL: all its processes, shared pages counted once (Pss), after the queries. Disk: the whole database, with the texts of the competitors below. By meaning: 120 sentences are kept of each document and 600 asked about, the newest documents looked at, as in a check; the vectors are drawn at random, so the model is not in these times, and finding is not measured here.';
const PEER_HEAD =
  '| | documents | index | query, median | recall of planted sources |\n|---|---|---|---|---|';
const PEERS = `The same texts and, of the questions, the first ${PEER_QUERIES}, each stopped after ${PEER_LIMIT_MS / 1000} s. \`pg_trgm\`: GIN index over the text, \`%\` with a threshold of ${LEAST_SIMILARITY} and order by similarity. \`full text\`: tsvector of neighbouring characters, any of the question's, order by \`ts_rank\`. Not tried beyond ${LARGEST_FOR_PEERS.toLocaleString('en-US')} documents, nor again after all questions were stopped. Plain use of both; questions page by page were not tried.`;

function describe(rows: readonly SizeRow[]): string {
  const largest = rows.at(-1)?.size ?? 0;
  const missing = SIZES.filter((size) => size > largest);
  const left =
    missing.length === 0
      ? ''
      : ` Larger bases (${missing.map((size) => size.toLocaleString('en-US')).join(', ')}) would not have fitted into twenty minutes on this machine.`;
  return `One base on the embedded PostgreSQL (${SETTINGS.join(', ')}) that grows: generated agreements of 3,000 characters, 45 % of it standard clauses of a bank of 600. The questions are ${QUERIES} documents of 50 pages with the same share of standard clauses and 300 characters of each of ten documents, half of them with a tenth of the characters edited. Time: fingerprints taken, frequencies and candidates asked for, then the newest documents searched by meaning; a source counts as found among the first ${SOURCES}, which a check then aligns. Indexing: fingerprints taken and written, ${BATCH} documents to a transaction; the rate is that of the last step. The author of the index wrote the generator too. The weight of a fingerprint was chosen after a look at questions of this generator on 500 and 1,000 documents: with logarithms 33 to 47 % of the edited sources were found there. So recall is not a blind figure.${left}`;
}

function renderSize(row: SizeRow): string {
  const cells = [
    row.size.toLocaleString('en-US'),
    `${(row.characters / 1e6).toFixed(1)} million`,
    Math.round(row.rate),
    megabytes(row.indexBytes),
    (row.indexBytes / row.postings).toFixed(0),
    seconds(quantile(row.timesMs, 0.5)),
    `${seconds(quantile(row.timesMs, 0.95))} (< ${TIME_TARGET_S} s)`,
    `${row.recall.verbatim.toFixed(3)} (≥ ${RECALL_TARGET})`,
    row.recall['edits 10 %'].toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

function renderMemory({ size, memory, lookedAt, meaningMs }: SizeRow): string {
  const cells = [
    size.toLocaleString('en-US'),
    megabytes(memory.indexing),
    megabytes(memory.searching),
    memory.postgres === null ? 'not told' : megabytes(memory.postgres),
    megabytes(memory.database),
    lookedAt.toLocaleString('en-US'),
    seconds(quantile(meaningMs, 0.5)),
    seconds(quantile(meaningMs, 0.95)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function renderPeer({ name, size, timesMs, stopped, recall, bytes }: PeerRow): string {
  const time =
    timesMs.length === 0 ? `stopped at ${PEER_LIMIT_MS / 1000} s` : seconds(quantile(timesMs, 0.5));
  const note = stopped > 0 && timesMs.length > 0 ? `, ${stopped} stopped` : '';
  return `| ${name} | ${size.toLocaleString('en-US')} | ${megabytes(bytes)} | ${time}${note} | ${recall?.toFixed(3) ?? '–'} |`;
}

/** Between the smallest and the largest base: 1 means that time grows as fast as the base. */
function growth(rows: readonly SizeRow[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const exponent = (share: number) =>
    Math.log(quantile(last.timesMs, share) / quantile(first.timesMs, share)) /
    Math.log(last.size / first.size);
  return `From ${first.size.toLocaleString('en-US')} to ${last.size.toLocaleString('en-US')} documents a query's time grows with the ${exponent(0.5).toFixed(2)}th power of the base (p50; p95: ${exponent(0.95).toFixed(2)}).`;
}

/** Of sorted values. */
function quantile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en-US')} MB`;
}

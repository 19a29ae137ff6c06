/** One baseline and its versions: which version added or removed each phrase. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { orGone } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import { listChain, readTask, type TaskRow } from '../tasks/index.ts';
import type { ChainEngineInput, ChainEngineOutput } from './chain.thread.ts';
import { compareInput, compareSummary } from './compare.input.ts';
import { presentComparisons } from './compare.service.ts';

/** Attributing takes well under a second; a request must not wait for a thread that does not end. */
const TIME_LIMIT_MS = 60_000;

/** The chains opened today; each has some hundred phrases. */
const REMEMBERED_CHAINS = 50;

export function createChainService(database: Database, blobs: BlobStore) {
  const known = new Map<string, Promise<ChainEngineOutput>>();
  /** Stored comparisons never change: the same ones always give the same phrases. */
  const remembered = (rows: readonly TaskRow[]): Promise<ChainEngineOutput> => {
    const key = rows.map((row) => `${row.id} ${compareSummary.parse(row.summary).comparisonSha256}`).join();
    const answer = known.get(key) ?? attribute(blobs, rows);
    // Setting the key again makes it the newest; the oldest is dropped first.
    known.delete(key);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    for (const oldest of [...known.keys()].slice(0, -REMEMBERED_CHAINS)) known.delete(oldest);
    return answer;
  };
  return {
    async read(scope: ObjectScope, id: string) {
      const task = await readTask(database, scope, id);
      if (!task) throw new AppError('NOT_FOUND');
      const { chainId } = compareInput.parse(task.input);
      const rows = chainId === null ? [task] : await listChain(database, scope, chainId);
      const { compared, others } = byBaseline(rows.filter(isFinished));
      const { phrases } = await orGone(remembered(compared));
      const items = await presentComparisons(database, scope, rows);
      const notCompared = others.map((row) => row.id);
      const saved = rows.flatMap(savingOf);
      return { items, saved, phrases: [...phrases], ...(notCompared.length > 0 ? { notCompared } : {}) };
    },
  };
}

function savingOf(row: TaskRow) {
  const saved = isFinished(row) ? compareSummary.parse(row.summary).saved : undefined;
  return saved ? [{ id: row.id, ...saved }] : [];
}

function isFinished(row: TaskRow): boolean {
  return row.status === 'complete' && row.summary !== null;
}

/**
 * An improved reader may read the same baseline differently, and offsets and blocks of two readings cannot be
 * compared. Only comparisons with the newest reading are used.
 */
function byBaseline(rows: readonly TaskRow[]) {
  const baselineOf = (row: TaskRow): string => compareSummary.parse(row.summary).old.documentSha256;
  const finishedAt = (row: TaskRow): number => row.finishedAt?.getTime() ?? 0;
  const [newest] = rows.toSorted((one, other) => finishedAt(other) - finishedAt(one));
  const current = newest && baselineOf(newest);
  return {
    compared: rows.filter((row) => baselineOf(row) === current),
    others: rows.filter((row) => baselineOf(row) !== current),
  };
}

/** In a thread: ten comparisons may be large. All of them have the baseline of the first. */
async function attribute(blobs: BlobStore, rows: readonly TaskRow[]): Promise<ChainEngineOutput> {
  const [first] = rows;
  if (!first) return { phrases: [] };
  return blobs.withLocalFile(compareSummary.parse(first.summary).old.documentSha256, (baselinePath) =>
    withComparisons(blobs, rows, [], (versions) => {
      const input: ChainEngineInput = { baselinePath, versions };
      const entry = new URL('./chain.thread.ts', import.meta.url);
      return runEngine<ChainEngineOutput>({ entry, input, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    }),
  );
}

type Versions = ChainEngineInput['versions'];

async function withComparisons<T>(
  blobs: BlobStore,
  rows: readonly TaskRow[],
  opened: Versions,
  use: (versions: Versions) => Promise<T>,
): Promise<T> {
  const row = rows[opened.length];
  if (!row) return use(opened);
  return blobs.withLocalFile(compareSummary.parse(row.summary).comparisonSha256, (comparisonPath) =>
    withComparisons(blobs, rows, [...opened, { id: row.id, comparisonPath }], use),
  );
}

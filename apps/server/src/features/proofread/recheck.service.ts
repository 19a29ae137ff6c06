/** Examines the text with all accepted corrections again: on demand, in a thread, few at a time. */
import { RENUMBER_ALL } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { orGone } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import { readDecisions } from '../findings/index.ts';
import { finishedTask } from '../tasks/index.ts';
import { proofreadSummary } from './proofread.input.ts';
import { proofreadServerText } from './proofread.text.ts';
import type { RecheckInput, RecheckOutput } from './recheck.thread.ts';

export interface RecheckServiceParts {
  readonly database: Database;
  readonly blobs: BlobStore;
}

/**
 * Each takes a core and the language model's memory for a second or two, beside all other requests; a user
 * has one at a time.
 */
const MAX_AT_ONCE = 2;
const LIMIT_MS = 60_000;
const RETRY_SECONDS = 5;

export function createRecheck(parts: RecheckServiceParts) {
  const running = new Set<string>();
  return async (scope: ObjectScope, id: string): Promise<RecheckOutput> => {
    if (running.size >= MAX_AT_ONCE || running.has(scope.userId)) throw unavailable(proofreadServerText.busy);
    running.add(scope.userId);
    try {
      return await recheck(parts, scope, id);
    } finally {
      running.delete(scope.userId);
    }
  };
}

async function recheck(
  { database, blobs }: RecheckServiceParts,
  scope: ObjectScope,
  id: string,
): Promise<RecheckOutput> {
  const task = await finishedTask(database, scope, id);
  const { documentSha256, engineSha256 } = proofreadSummary.parse(task.summary);
  const rows = await readDecisions(database, scope, id);
  const isRenumbered = rows.some(
    ({ findingId, state }) => findingId === RENUMBER_ALL && state === 'accepted',
  );
  const verdicts = rows.map((decision) => [decision.findingId, decision] as const);
  return orGone(
    blobs.withLocalFile(documentSha256, (documentPath) =>
      blobs.withLocalFile(engineSha256, (enginePath) => {
        const input: RecheckInput = { documentPath, enginePath, verdicts, isRenumbered };
        const entry = new URL('./recheck.thread.ts', import.meta.url);
        return inTime((signal) => runEngine<RecheckOutput>({ entry, input, signal }));
      }),
    ),
  );
}

async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    return await work(signal);
  } catch (error) {
    throw signal.aborted ? unavailable(proofreadServerText.recheckTooLong) : error;
  }
}

function unavailable(message: string): AppError {
  return new AppError('UNAVAILABLE', { message, retryAfterSeconds: RETRY_SECONDS });
}

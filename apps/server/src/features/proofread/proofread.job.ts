/**
 * Runs one proofreading: the file is read (or already known) and examined in a thread with the team's lexicon. What rules, lexicon and language
 * model find is stored as the first result, which people work on at once; then the trained corrector reads on, and the whole result takes its place.
 */
import type { Tools } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { SentenceCorrector } from '../../adapters/sentence-corrector/sentence-corrector.port.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { type FindingIndex, findingIndex } from '../../platform/documents/finding-index.ts';
import { storeJson } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { ReadingRow, ReadingService } from '../documents/index.ts';
import { carryDecisions, listDecided } from '../findings/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import { readTeamLexicon } from './lexicon.service.ts';
import {
  type ProofreadingInput,
  type ProofreadSummary,
  proofreadInput,
  proofreadSummary,
} from './proofread.input.ts';
import { proofreadServerText } from './proofread.text.ts';
import type { ProofreadInput, ProofreadOutput } from './proofread.thread.ts';

export interface ProofreadJobParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly blobs: BlobStore;
  readonly readings: ReadingService;
  readonly sentenceCorrector: SentenceCorrector;
}

/** Shares of the bar: reading the file, the first result, then the corrector. */
const READ_SHARE = 0.4;
const FIRST_SHARE = 0.5;
const PROOFREAD_SHARE = 0.95;

/** Somebody decides as fast as the thread answers: then what they accept last may be found no more. */
const MOST_ATTEMPTS = 5;

type Reading = Pick<ReadingRow, 'documentSha256' | 'pdfSha256'>;

export function proofreadJob(parts: ProofreadJobParts): JobHandler<'correct'> {
  return runTaskJob('correct', parts, async (job) => {
    const { file } = proofreadInput.parse(job.task.input);
    const outcome = await parts.readings.obtain(file, {
      signal: job.signal,
      onStage: (stage, fraction) => job.report(stage, fraction * READ_SHARE),
    });
    if (outcome.kind === 'unreadable')
      return job.fail(outcome.failure, proofreadServerText.about(file.name, outcome.message));
    job.report('reviewing', READ_SHARE);
    const first = await firstResult(parts, job, file, outcome.reading);
    const proposals = await proposalsFor(parts, job, outcome.reading);
    for (let attempt = 1; ; attempt += 1) {
      const decided = await decidedOn(parts.database, job);
      const kept = first === null ? null : { engineSha256: first.engineSha256, decided };
      const output = await examine(parts, job, file, outcome.reading, { proposals, kept });
      job.report('saving', PROOFREAD_SHARE);
      const isLast = attempt === MOST_ATTEMPTS;
      if (await save(parts, job, outcome.reading, output, isLast ? null : kept)) return;
    }
  });
}

/** Null: an earlier run has a result, which half a one does not replace. A run that was broken off has it already. */
async function firstResult(
  parts: ProofreadJobParts,
  job: TaskJob,
  file: ProofreadingInput['file'],
  reading: Reading,
): Promise<ProofreadSummary | null> {
  const { previous, summary } = job.task;
  if (previous?.isFirst) return proofreadSummary.parse(summary);
  if (previous !== null) return null;
  const output = await examine(parts, job, file, reading, { proposals: 'awaited', kept: null });
  const first = await stored(parts.blobs, reading, output);
  await job.saveFirst(first);
  job.report('reviewing', FIRST_SHARE);
  return first.summary;
}

async function proposalsFor(
  { blobs, sentenceCorrector }: ProofreadJobParts,
  job: TaskJob,
  { documentSha256 }: Reading,
): Promise<ProofreadInput['proposals']> {
  const share = PROOFREAD_SHARE - FIRST_SHARE;
  return blobs.withLocalFile(documentSha256, (documentPath) =>
    sentenceCorrector.propose(documentPath, job.signal, (fraction) =>
      job.report('reviewing', FIRST_SHARE + fraction * share),
    ),
  );
}

interface Kept {
  readonly engineSha256: string;
  readonly decided: readonly (readonly [findingId: string, isAccepted: boolean])[];
}

async function decidedOn(connection: Connection, { scope, task }: TaskJob): Promise<Kept['decided']> {
  const decided = (await listDecided(connection, scope, [task.id])).get(task.id) ?? [];
  return decided.map(({ findingId, state }) => [findingId, state !== 'rejected']);
}

async function examine(
  { database, blobs }: ProofreadJobParts,
  job: TaskJob,
  { name, sha256 }: ProofreadingInput['file'],
  { documentSha256 }: Reading,
  { proposals, kept }: { readonly proposals: ProofreadInput['proposals']; readonly kept: Kept | null },
): Promise<ProofreadOutput> {
  const lexicon = await readTeamLexicon(database, job.scope);
  const run = (documentPath: string, former: ProofreadInput['former']) => {
    const input: ProofreadInput = { documentPath, file: { name, sha256 }, lexicon, proposals, former };
    const entry = new URL('./proofread.thread.ts', import.meta.url);
    return runEngine<ProofreadOutput>({ entry, input, signal: job.signal });
  };
  return blobs.withLocalFile(documentSha256, (documentPath) => {
    if (kept === null || kept.decided.length === 0) return run(documentPath, null);
    const { engineSha256, decided } = kept;
    return blobs.withLocalFile(engineSha256, (enginePath) => run(documentPath, { enginePath, decided }));
  });
}

/** False: meanwhile somebody has decided on what the result no longer has; nothing is stored. */
async function save(
  { blobs }: ProofreadJobParts,
  job: TaskJob,
  reading: Reading,
  output: ProofreadOutput,
  kept: Kept | null,
): Promise<boolean> {
  const result = await stored(blobs, reading, output);
  try {
    await job.complete(result, async (connection) => {
      const readIndex = () => findingIndex.parse(JSON.parse(output.indexJson));
      if (kept !== null) await requireNoneLost(connection, job, readIndex, kept);
      await carryDecisions(connection, job.scope, job.task.id, readIndex);
    });
    return true;
  } catch (error) {
    if (error instanceof DecidedMeanwhile) return false;
    throw error;
  }
}

class DecidedMeanwhile extends Error {}

async function requireNoneLost(
  connection: Connection,
  job: TaskJob,
  readIndex: () => FindingIndex,
  { decided }: Kept,
): Promise<void> {
  const known = new Set(decided.map(([id]) => id));
  const fresh = (await decidedOn(connection, job)).filter(([id]) => !known.has(id));
  if (fresh.length === 0) return;
  const found = new Set(readIndex().map(({ id }) => id));
  if (fresh.some(([id]) => !found.has(id))) throw new DecidedMeanwhile();
}

async function stored(
  blobs: BlobStore,
  { documentSha256, pdfSha256 }: Reading,
  { statistics, resultJson, engineJson, indexJson }: ProofreadOutput,
) {
  const summary: ProofreadSummary = {
    statistics,
    documentSha256,
    pdfSha256,
    engineSha256: await storeJson(blobs, engineJson),
    indexSha256: await storeJson(blobs, indexJson),
  };
  return { summary, resultSha256: await storeJson(blobs, resultJson) };
}

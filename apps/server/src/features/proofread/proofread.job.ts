/**
 * Runs one proofreading: the file is read (or already known), examined in a thread with the team's lexicon,
 * and the result stored.
 */
import type { Tools } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { SentenceCorrector } from '../../adapters/sentence-corrector/sentence-corrector.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { findingIndex } from '../../platform/documents/finding-index.ts';
import { storeJson } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { ReadingRow, ReadingService } from '../documents/index.ts';
import { carryDecisions } from '../findings/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import { readTeamLexicon } from './lexicon.service.ts';
import { type ProofreadingInput, type ProofreadSummary, proofreadInput } from './proofread.input.ts';
import { proofreadServerText } from './proofread.text.ts';
import type { ProofreadInput, ProofreadOutput } from './proofread.thread.ts';

export interface ProofreadJobParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly blobs: BlobStore;
  readonly readings: ReadingService;
  readonly sentenceCorrector: SentenceCorrector;
}

const READ_SHARE = 0.6;
const PROOFREAD_SHARE = 0.95;

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
    const output = await proofread(parts, job, file, outcome.reading);
    job.report('saving', PROOFREAD_SHARE);
    await save(parts.blobs, job, outcome.reading, output);
  });
}

async function proofread(
  { database, blobs, sentenceCorrector }: ProofreadJobParts,
  job: TaskJob,
  { name, sha256 }: ProofreadingInput['file'],
  { documentSha256 }: Pick<ReadingRow, 'documentSha256'>,
): Promise<ProofreadOutput> {
  const lexicon = await readTeamLexicon(database, job.scope);
  return blobs.withLocalFile(documentSha256, async (documentPath) => {
    const proposals = await sentenceCorrector.propose(documentPath, job.signal);
    const input: ProofreadInput = {
      documentPath,
      file: { name, sha256 },
      lexicon,
      proposals,
    };
    const entry = new URL('./proofread.thread.ts', import.meta.url);
    return runEngine<ProofreadOutput>({ entry, input, signal: job.signal });
  });
}

async function save(
  blobs: BlobStore,
  job: TaskJob,
  { documentSha256, pdfSha256 }: Pick<ReadingRow, 'documentSha256' | 'pdfSha256'>,
  { statistics, resultJson, engineJson, indexJson }: ProofreadOutput,
): Promise<void> {
  const summary: ProofreadSummary = {
    statistics,
    documentSha256,
    pdfSha256,
    engineSha256: await storeJson(blobs, engineJson),
    indexSha256: await storeJson(blobs, indexJson),
  };
  const resultSha256 = await storeJson(blobs, resultJson);
  await job.complete({ summary, resultSha256 }, (connection) =>
    carryDecisions(connection, job.scope, job.task.id, () => findingIndex.parse(JSON.parse(indexJson))),
  );
}

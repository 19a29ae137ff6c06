/**
 * Runs one review: the file is read (or already known) and the contract recognised; after the user has
 * chosen, it is reviewed in a thread while this process asks the model, and the result is stored. Facts are
 * stored at once, so that they survive a failure.
 */
import type { Tools } from '@wenjian/api';
import { builtInTemplates, type ReviewTemplate } from '@wenjian/audit';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { LanguageModel } from '../../adapters/language-model/language-model.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { findingIndex } from '../../platform/documents/finding-index.ts';
import { readStoredJson, storeJson } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { ReadingService } from '../documents/index.ts';
import { carryDecisions } from '../findings/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import {
  type AuditInput,
  type AuditSummary,
  auditInput,
  auditSummary,
  type ContractFacts,
  type ReviewChoice,
} from './audit.input.ts';
import { auditServerText } from './audit.text.ts';
import { answerFrom } from './model/model-line.ts';
import type { RecogniseInput } from './recognise.thread.ts';
import { keepLatest } from './result/keep-latest.ts';
import { knownStandpoint } from './result/read-facts.ts';
import type { ReviewEngineInput, ReviewEngineOutput, ReviewMessage } from './review.thread.ts';

export interface AuditJobParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly blobs: BlobStore;
  readonly readings: ReadingService;
  readonly model: LanguageModel | null;
  /** The total time for the model; what it has not answered by then is reported as not checked. */
  readonly modelLimitMs: number;
}

/** Shares of the bar: reading, recognising, then the rules, then the model. */
const READ_SHARE = 0.5;
const RECOGNISED_SHARE = 0.55;
const REVIEW_SHARE = 0.95;
const PARTIAL_PAUSE_MS = 1_000;

export function auditJob(parts: AuditJobParts): JobHandler<'audit'> {
  return runTaskJob('audit', parts, async (job) => {
    const input = auditInput.parse(job.task.input);
    const summary = await recognise(parts, job, input);
    if (summary === null) return;
    if (input.review === null) return job.complete({ summary, resultSha256: null });
    const standpoint = knownStandpoint(summary.facts, input.review.standpoint);
    // Chosen before the contract was read: it must be chosen again instead of being paid for as neutral.
    if (standpoint === null)
      return job.fail('INVALID_REQUEST', auditServerText.chooseAgain(input.review.standpoint));
    await review(parts, job, summary, input.file, { ...input.review, standpoint });
  });
}

/** Null if the file cannot be read; the task is then already failed with the reason. */
async function recognise(
  { blobs, readings }: AuditJobParts,
  job: TaskJob,
  { file }: AuditInput,
): Promise<AuditSummary | null> {
  const outcome = await readings.obtain(file, {
    signal: job.signal,
    onStage: (stage, fraction) => job.report(stage, fraction * READ_SHARE),
  });
  if (outcome.kind === 'unreadable') {
    await job.fail(outcome.failure, auditServerText.about(file.name, outcome.message));
    return null;
  }
  const { documentSha256, pdfSha256 } = outcome.reading;
  const known = job.task.summary === null ? null : auditSummary.parse(job.task.summary);
  if (known?.documentSha256 === documentSha256) return { ...known, pdfSha256 };
  job.report('recognising', READ_SHARE);
  const facts = await blobs.withLocalFile(documentSha256, (documentPath) => {
    const input: RecogniseInput = { documentPath };
    const entry = new URL('./recognise.thread.ts', import.meta.url);
    return runEngine<ContractFacts>({ entry, input, signal: job.signal });
  });
  const summary = { facts, documentSha256, pdfSha256, reviewed: null };
  await job.savePartial({ summary });
  return summary;
}

async function review(
  parts: AuditJobParts,
  job: TaskJob,
  summary: AuditSummary,
  file: AuditInput['file'],
  choice: ReviewChoice,
): Promise<void> {
  job.report('reviewing', RECOGNISED_SHARE);
  const { blobs, model } = parts;
  const template = await templateOf(blobs, choice);
  const output = await withDocuments(blobs, summary, choice, (documentPath, standard) =>
    runReview(parts, job, {
      documentPath,
      standard,
      file: { name: file.name, sha256: file.sha256 },
      standpoint: choice.standpoint,
      template,
      customDemand: choice.customDemand,
      model: model?.name ?? null,
      others: otherStandpoints(summary.facts, choice.standpoint),
    }),
  );
  if (output.isNothingChecked) {
    const message = model === null ? auditServerText.nothingCheckable : auditServerText.nothingChecked;
    return job.fail('UPSTREAM_FAILED', message);
  }
  job.report('saving', REVIEW_SHARE);
  await save(parts, job, summary, { ...output, standpoint: choice.standpoint });
}

/** The contract, and the standard text it is held against. */
async function withDocuments<T>(
  blobs: BlobStore,
  { documentSha256 }: AuditSummary,
  { standard }: ReviewChoice,
  use: (documentPath: string, standard: ReviewEngineInput['standard']) => Promise<T>,
): Promise<T> {
  return blobs.withLocalFile(documentSha256, (documentPath) => {
    if (standard === null) return use(documentPath, null);
    const { name } = standard;
    return blobs.withLocalFile(standard.documentSha256, (path) =>
      use(documentPath, { name, documentPath: path }),
    );
  });
}

/** A contract of many parties has few sides that matter. */
const MOST_OTHERS = 3;

function otherStandpoints({ standpoints }: ContractFacts, chosen: string): readonly string[] {
  return standpoints.filter((standpoint) => standpoint !== chosen).slice(0, MOST_OTHERS);
}

/** The review this one replaces; null: the first one, or one of a former version. */
function formerOf({ previous }: TaskJob['task']): NonNullable<AuditSummary['reviewed']>['former'] {
  if (previous === null) return null;
  const reviewed = auditSummary.parse(previous.summary).reviewed;
  if (!reviewed?.listSha256) return null;
  const { standpoint, listSha256 } = reviewed;
  const templateName = auditInput.parse(previous.input).review?.templateName ?? null;
  return { standpoint, listSha256, templateName, at: previous.finishedAt };
}

async function runReview(
  { blobs, model, modelLimitMs }: AuditJobParts,
  job: TaskJob,
  input: ReviewEngineInput,
): Promise<ReviewEngineOutput> {
  const answer = model && answerFrom(model, job.signal, modelLimitMs);
  const partials = keepLatest<string>(async (resultJson) => {
    await job.savePartial({ resultSha256: await storeJson(blobs, resultJson) });
  }, PARTIAL_PAUSE_MS);
  try {
    return await runEngine<ReviewEngineOutput>({
      entry: new URL('./review.thread.ts', import.meta.url),
      input,
      signal: job.signal,
      onWord(said, reply) {
        const word = said as ReviewMessage;
        if (word.kind !== 'partial') return answer?.(word, reply);
        const share = (REVIEW_SHARE - RECOGNISED_SHARE) * Math.min(1, Math.max(0, word.fraction));
        job.report('reviewing', RECOGNISED_SHARE + share);
        partials.offer(word.resultJson);
      },
    });
  } finally {
    await partials.stop();
  }
}

async function save(
  { blobs, model }: AuditJobParts,
  job: TaskJob,
  summary: AuditSummary,
  {
    standpoint,
    statistics,
    guestStatistics,
    resultJson,
    auditJson,
    riskIndexJson,
    listJson,
    others,
  }: ReviewEngineOutput & { standpoint: string },
): Promise<void> {
  const reviewed = {
    standpoint,
    statistics,
    guestStatistics,
    auditSha256: await storeJson(blobs, auditJson),
    riskIndexSha256: await storeJson(blobs, riskIndexJson),
    model: model?.name ?? null,
    listSha256: await storeJson(blobs, listJson),
    others: await Promise.all(
      others.map(async ({ standpoint: other, listJson: list }) => ({
        standpoint: other,
        listSha256: await storeJson(blobs, list),
      })),
    ),
    former: formerOf(job.task),
  };
  const resultSha256 = await storeJson(blobs, resultJson);
  await job.complete({ summary: { ...summary, reviewed }, resultSha256 }, (connection) =>
    carryDecisions(connection, job.scope, job.task.id, () => findingIndex.parse(JSON.parse(riskIndexJson))),
  );
}

/** Null: all rules. */
async function templateOf(
  blobs: BlobStore,
  { templateId, templateSha256 }: ReviewChoice,
): Promise<ReviewTemplate | null> {
  // Set by this service when the review was accepted.
  if (templateSha256 !== null) return (await readStoredJson(blobs, templateSha256)) as ReviewTemplate;
  return builtInTemplates.find(({ id }) => id === templateId) ?? null;
}

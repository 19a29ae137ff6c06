/** Reads a template's file and finds its blanks; then has its pages laid out. */
import { TEMPLATE_MAX_CLAUSES, TEMPLATE_MAX_FIELDS } from '@wenjian/api';
import type { FoundTemplate } from '@wenjian/templates';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Database } from '../../platform/database/database.ts';
import { EngineStopped } from '../../platform/queue/engine-stopped.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { PlainReadingService } from '../documents/index.ts';
import type { FindTemplateInput, FindTemplateOutput } from './find-template.thread.ts';
import { isReadingWanted, openReading, settleLayout, settleReading } from './reading.repository.ts';
import { coverageOf, isLaidOutLater } from './templates.input.ts';
import type { VersionRow } from './templates.repository.ts';
import { templatesServerText as text } from './templates.text.ts';

export interface TemplateReadingParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly readings: PlainReadingService;
}

/** How often a running reading asks whether it is still wanted. */
const CHECK_MS = 1_000;
/** Blanks of the longest contracts are found within seconds. */
const FINDING_SECONDS = 120;

export function templateReadingJob(
  parts: TemplateReadingParts,
  findingSeconds = FINDING_SECONDS,
): JobHandler<'templateReading'> {
  const { database } = parts;
  return {
    name: 'templateReading',
    async run({ payload: { versionId, libraryId = null }, signal: jobSignal }) {
      const opened = await openReading(database, versionId);
      if (!opened) return;
      const watch = watchReading(database, versionId, jobSignal);
      const limits = { signal: watch.signal, findingSeconds, libraryId };
      try {
        const { row, scope } = opened;
        const read = row.status === 'reading' ? await readText(parts, row, scope, limits) : row;
        if (read !== null && isLaidOutLater(read)) await layOut(parts, read, scope, limits);
      } catch (error) {
        if (!watch.isUnwanted()) throw error;
      } finally {
        watch.stop();
      }
    },
    async giveUp({ versionId }) {
      const opened = await openReading(database, versionId);
      if (!opened) return;
      const { row, scope } = opened;
      if (row.status === 'reading') await settleReading(database, scope, row.id, failed(text.readingFailed));
      else await settleLayout(database, scope, row.id, { coverage: coverageOf(row) });
    },
  };
}

interface Limits {
  readonly signal: AbortSignal;
  readonly findingSeconds: number;
  /** Of a template taken from the library. */
  readonly libraryId: string | null;
}

/**
 * The text first: its blanks are shown while the pages are still laid out. Null when there is nothing to lay out: it could not be read, or nobody
 * wants it any more.
 */
async function readText(
  { database, blobs, readings }: TemplateReadingParts,
  row: VersionRow,
  scope: TeamScope,
  limits: Limits,
): Promise<VersionRow | null> {
  const fail = async (message: string) => {
    await settleReading(database, scope, row.id, failed(message));
    return null;
  };
  const outcome = await readings.obtain(fileOf(row), {
    signal: limits.signal,
    onStage: () => undefined,
    isTextOnly: true,
  });
  if (outcome.kind === 'unreadable') return fail(outcome.message);
  const { documentSha256, pdfSha256 } = outcome.reading;
  const found = await findBlanks(blobs, documentSha256, limits);
  if (found === null) return fail(text.findingTooLong);
  const { fields, clauses, coverage } = withinLimits(found.template);
  // People correct what was found in their files; a template of the library is ready.
  const state = found.isOfLibrary
    ? ({ status: 'published', publishedAt: new Date() } as const)
    : ({ status: 'draft' } as const);
  const set = {
    ...state,
    documentSha256,
    pdfSha256,
    fields,
    clauses,
    coverage: { ...coverage, isLaidOutLater: pdfSha256 === null },
  } as const;
  await settleReading(database, scope, row.id, set);
  return { ...row, ...set };
}

/** The same text with its pages. Fields keep their places, so nobody who edits them meanwhile notices. */
async function layOut(
  { database, blobs, readings }: TemplateReadingParts,
  row: VersionRow,
  scope: TeamScope,
  limits: Limits,
): Promise<void> {
  const known = coverageOf(row);
  const outcome = await readings.obtain(fileOf(row), { signal: limits.signal, onStage: () => undefined });
  if (outcome.kind === 'unreadable' || row.documentSha256 === null)
    return settleLayout(database, scope, row.id, { coverage: known });
  const { documentSha256, pdfSha256 } = outcome.reading;
  const [before, now] = [
    await findBlanks(blobs, row.documentSha256, limits),
    await findBlanks(blobs, documentSha256, limits),
  ];
  const isSame = now !== null && before?.print === now.print;
  const set = isSame
    ? { documentSha256, pdfSha256, coverage: withinLimits(now.template).coverage }
    : { coverage: known };
  await settleLayout(database, scope, row.id, set);
}

function fileOf({ fileSha256: sha256, fileName: name }: VersionRow) {
  return { sha256, name };
}

function failed(failureMessage: string) {
  return { status: 'failed', failureMessage } as const;
}

/** Aborted when somebody discards the version or deletes its template. */
function watchReading(database: Database, versionId: string, jobSignal: AbortSignal) {
  const unwanted = new AbortController();
  const timer = setInterval(async () => {
    if (!(await isReadingWanted(database, versionId).catch(() => true))) unwanted.abort();
  }, CHECK_MS);
  return {
    signal: AbortSignal.any([unwanted.signal, jobSignal]),
    isUnwanted: () => unwanted.signal.aborted,
    stop: () => clearInterval(timer),
  };
}

/** Null: it took too much, and would again. */
async function findBlanks(
  blobs: BlobStore,
  documentSha256: string,
  { signal, findingSeconds: processorSeconds, libraryId }: Limits,
): Promise<FindTemplateOutput | null> {
  try {
    return await blobs.withLocalFile(documentSha256, (documentPath) => {
      const input: FindTemplateInput = { documentPath, libraryId };
      const entry = new URL('./find-template.thread.ts', import.meta.url);
      return runEngine<FindTemplateOutput>({ entry, input, signal, processorSeconds });
    });
  } catch (error) {
    if (error instanceof EngineStopped) return null;
    throw error;
  }
}

/** Skipped blanks are reported, not dropped: they stay unchanged in every document. */
function withinLimits({ fields, clauses, coverage }: FoundTemplate): FoundTemplate {
  const leftOut = [
    { what: text.blanks, count: fields.length - TEMPLATE_MAX_FIELDS, max: TEMPLATE_MAX_FIELDS },
    { what: text.clauses, count: clauses.length - TEMPLATE_MAX_CLAUSES, max: TEMPLATE_MAX_CLAUSES },
  ].filter(({ count }) => count > 0);
  return {
    fields: fields.slice(0, TEMPLATE_MAX_FIELDS),
    clauses: clauses.slice(0, TEMPLATE_MAX_CLAUSES),
    coverage: {
      ...coverage,
      notExamined: [
        ...leftOut.map(({ what, count, max }) => ({ what, count, reason: text.tooMany(max) })),
        ...coverage.notExamined,
      ],
    },
  };
}

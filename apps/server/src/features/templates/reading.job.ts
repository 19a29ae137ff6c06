/** Reads a template's file and finds its blanks. */
import { TEMPLATE_MAX_CLAUSES, TEMPLATE_MAX_FIELDS } from '@wenjian/api';
import type { FoundTemplate } from '@wenjian/templates';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Database } from '../../platform/database/database.ts';
import { EngineStopped } from '../../platform/queue/engine-stopped.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { ReadingService } from '../documents/index.ts';
import type { FindTemplateInput, FindTemplateOutput } from './find-template.thread.ts';
import { isReadingWanted, openReading, settleReading } from './reading.repository.ts';
import { templatesServerText as text } from './templates.text.ts';

export interface TemplateReadingParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly readings: ReadingService;
}

/** How often a running reading asks whether it is still wanted. */
const CHECK_MS = 1_000;
/** Blanks of the longest contracts are found within seconds. */
const FINDING_SECONDS = 120;

export function templateReadingJob(
  { database, blobs, readings }: TemplateReadingParts,
  findingSeconds = FINDING_SECONDS,
): JobHandler<'templateReading'> {
  const fail = (scope: TeamScope, versionId: string, failureMessage: string) =>
    settleReading(database, scope, versionId, { status: 'failed', failureMessage });
  return {
    name: 'templateReading',
    async run({ payload: { versionId, libraryId = null }, signal: jobSignal }) {
      const opened = await openReading(database, versionId);
      if (!opened) return;
      const { row, scope } = opened;
      const watch = watchReading(database, versionId, jobSignal);
      const { signal } = watch;
      try {
        const file = { sha256: row.fileSha256, name: row.fileName };
        const outcome = await readings.obtain(file, { signal, onStage: () => undefined });
        if (outcome.kind === 'unreadable') return await fail(scope, versionId, outcome.message);
        const { documentSha256, pdfSha256 } = outcome.reading;
        const input = { documentSha256, libraryId };
        const found = await findBlanks(blobs, input, signal, findingSeconds);
        if (found === null) return await fail(scope, versionId, text.findingTooLong);
        // People correct what was found in their files; a template of the library is ready.
        const state = found.isOfLibrary
          ? ({ status: 'published', publishedAt: new Date() } as const)
          : ({ status: 'draft' } as const);
        const set = { ...state, documentSha256, pdfSha256, ...withinLimits(found.template) };
        await settleReading(database, scope, versionId, set);
      } catch (error) {
        if (!watch.isUnwanted()) throw error;
      } finally {
        watch.stop();
      }
    },
    async giveUp({ versionId }) {
      const opened = await openReading(database, versionId);
      if (opened) await fail(opened.scope, versionId, text.readingFailed);
    },
  };
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
  { documentSha256, libraryId }: { readonly documentSha256: string; readonly libraryId: string | null },
  signal: AbortSignal,
  processorSeconds: number,
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

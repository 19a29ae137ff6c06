/** Reads a template's file and finds its blanks. */
import { TEMPLATE_MAX_CLAUSES, TEMPLATE_MAX_FIELDS } from '@wenjian/api';
import type { FoundTemplate } from '@wenjian/templates';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { EngineStopped } from '../../platform/queue/engine-stopped.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { ReadingService } from '../documents/index.ts';
import type { FindTemplateInput } from './find-template.thread.ts';
import { openVersion, settleReading } from './templates.repository.ts';
import { templatesServerText as text } from './templates.text.ts';

export interface TemplateReadingParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly readings: ReadingService;
}

export function templateReadingJob({
  database,
  blobs,
  readings,
}: TemplateReadingParts): JobHandler<'templateReading'> {
  return {
    name: 'templateReading',
    async run({ payload: { versionId }, signal }) {
      const opened = await openVersion(database, versionId);
      if (opened?.row.status !== 'reading') return;
      const { row, scope } = opened;
      const file = { sha256: row.fileSha256, name: row.fileName };
      const outcome = await readings.obtain(file, { signal, onStage: () => undefined });
      if (outcome.kind === 'unreadable') {
        const failed = { status: 'failed', failureMessage: outcome.message } as const;
        return settleReading(database, scope, versionId, failed);
      }
      const { documentSha256, pdfSha256 } = outcome.reading;
      const template = await findIn(blobs, documentSha256, signal);
      if (template instanceof EngineStopped) {
        const failed = { status: 'failed', failureMessage: template.message } as const;
        return settleReading(database, scope, versionId, failed);
      }
      await settleReading(database, scope, versionId, {
        status: 'draft',
        documentSha256,
        pdfSha256,
        ...withinLimits(template),
      });
    },
    async giveUp({ versionId }) {
      const opened = await openVersion(database, versionId);
      if (opened?.row.status !== 'reading') return;
      const failed = { status: 'failed', failureMessage: text.readingFailed } as const;
      await settleReading(database, opened.scope, versionId, failed);
    },
  };
}

/** A file that takes too much for it gets a reason instead. */
async function findIn(
  blobs: BlobStore,
  documentSha256: string,
  signal: AbortSignal,
): Promise<FoundTemplate | EngineStopped> {
  try {
    return await blobs.withLocalFile(documentSha256, (documentPath) => {
      const input: FindTemplateInput = { documentPath };
      const entry = new URL('./find-template.thread.ts', import.meta.url);
      return runEngine<FoundTemplate>({ entry, input, signal });
    });
  } catch (error) {
    if (error instanceof EngineStopped) return error;
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

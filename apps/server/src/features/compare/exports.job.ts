/**
 * Makes one export. What the writer refuses is settled at once with its sentence; anything else is tried again, and
 * settled by `giveUp` alone, so that a late word of a dead job cannot fail an export that was asked for anew.
 */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type {
  ComparisonWriter,
  WriteOutcome,
  WriteRequest,
} from '../../adapters/comparison-writer/comparison-writer.port.ts';
import type { Database } from '../../platform/database.ts';
import type { JobHandler } from '../../platform/job-queue.ts';
import type { Logger } from '../../platform/logging.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import { readTask, scopeOfTask, type TaskRow } from '../tasks/index.ts';
import { compareInput, compareSummary, type SideReading } from './compare.input.ts';
import { compareText } from './compare.text.ts';
import type { Decision } from './decisions.service.ts';
import {
  completeExport,
  type ExportKey,
  type ExportRow,
  failExport,
  startExport,
} from './exports.repository.ts';
import { decisionsFor } from './exports.service.ts';

export interface ExportParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly writer: ComparisonWriter;
  readonly log: Logger;
}

export function compareExportJob(parts: ExportParts): JobHandler<'compareExport'> {
  const { database } = parts;
  return {
    name: 'compareExport',
    async run({ payload, signal }) {
      const scope = await scopeOfTask(database, payload.taskId);
      const task = scope && (await readTask(database, scope, payload.taskId));
      if (!scope || !task || task.run !== payload.run || task.summary === null) return;
      const folder = await mkdtemp(join(tmpdir(), 'wenjian-export-'));
      try {
        while (!(await makeExport(parts, scope, task, payload, join(folder, 'export'), signal)));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async giveUp(payload) {
      const scope = await scopeOfTask(database, payload.taskId);
      if (scope) await failExport(database, scope, payload, compareText.exportFailed);
    },
  };
}

/** False when it has to be written again, because the decisions have changed and it was asked for with them. */
async function makeExport(
  { database, blobs, writer, log }: ExportParts,
  scope: TeamScope,
  task: TaskRow,
  key: ExportKey,
  outPath: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { decisions, digest } = await decisionsFor(database, scope, key);
  const row = await startExport(database, scope, key, digest);
  if (!row) return true;
  const outcome = await write(blobs, writer, { task, row, decisions, outPath }, signal);
  signal.throwIfAborted();
  if (outcome.kind === 'failed') {
    log.error({ ...key, reason: outcome.reason }, 'export failed');
    await failExport(database, scope, key, outcome.message);
    return true;
  }
  const { sha256, size } = await blobs.put(createReadStream(outPath));
  return completeExport(database, scope, key, { decisionsDigest: digest, sha256, size });
}

interface ExportOrder {
  readonly task: TaskRow;
  readonly row: ExportRow;
  readonly decisions: readonly Decision[];
  readonly outPath: string;
}

async function write(
  blobs: BlobStore,
  writer: ComparisonWriter,
  { task, row, decisions, outPath }: ExportOrder,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  const { origin, target, options } = compareInput.parse(task.input);
  const summary = compareSummary.parse(task.summary);
  const { format } = row;
  if (pagesMissing(format, summary))
    return { kind: 'failed', message: compareText.exportWithoutPages, reason: 'no pages' };
  return withSide(blobs, origin, summary.old, (old) =>
    withSide(blobs, target, summary.new, (fresh) =>
      blobs.withLocalFile(summary.comparisonSha256, (comparisonPath) =>
        writer.write(
          {
            format,
            comparisonPath,
            old,
            new: fresh,
            options,
            decisions: decisions.map((decision) => ({ ...decision, decidedBy: decision.decidedBy.name })),
            createdAt: row.createdAt.toISOString(),
            outPath,
          },
          signal,
        ),
      ),
    ),
  );
}

function pagesMissing(format: ExportRow['format'], sides: { old: SideReading; new: SideReading }): boolean {
  if (format === 'pdfOld') return sides.old.pdfSha256 === null;
  return format === 'pdfNew' && sides.new.pdfSha256 === null;
}

async function withSide<T>(
  blobs: BlobStore,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
  { documentSha256, pdfSha256 }: SideReading,
  use: (side: WriteRequest['old']) => Promise<T>,
): Promise<T> {
  return blobs.withLocalFile(sha256, (path) =>
    blobs.withLocalFile(documentSha256, (documentPath) => {
      const side = { name, sha256, path, documentPath };
      return pdfSha256 === null
        ? use({ ...side, pdfPath: null })
        : blobs.withLocalFile(pdfSha256, (pdfPath) => use({ ...side, pdfPath }));
    }),
  );
}

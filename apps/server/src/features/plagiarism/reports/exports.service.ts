/**
 * The exports of a check: reports of the whole check, and the pages of one document with the reused text
 * marked.
 */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { exportFileName, type PlagiarismReportFormat, plagiarismReportFormats } from '@wenjian/api';
import type { ObjectScope } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { FileAnswer } from '../../../platform/http/route-handler.ts';
import type { ExportService, ExportTool, ReadStates } from '../../exports/index.ts';
import { readTask } from '../../tasks/index.ts';
import { plagiarismServerText } from '../plagiarism.text.ts';

export type CheckExport =
  | { readonly kind: 'report'; readonly format: PlagiarismReportFormat }
  | { readonly kind: 'marked'; readonly docId: string };

/** An export is stored by its name: for a report, its format. */
const MARKED = 'marked:';

function exportName(wanted: CheckExport): string {
  return wanted.kind === 'report' ? wanted.format : `${MARKED}${wanted.docId}`;
}

export function parseExportName(name: string): CheckExport {
  if (name.startsWith(MARKED)) return { kind: 'marked', docId: name.slice(MARKED.length) };
  const format = plagiarismReportFormats.find((known) => known === name);
  if (format === undefined) throw new Error(`no export is called ${name}`);
  return { kind: 'report', format };
}

/** Raised when reports are written in another way: those that are stored are then made again. */
const FORM = 2;

/** A check has no decisions; a report shows its title, which may change. */
export const statesFor: ReadStates<string, null> = async (connection, scope, { taskId }) => {
  const task = await readTask(connection, scope, taskId);
  return {
    states: null,
    digest: createHash('sha256')
      .update(JSON.stringify([FORM, task?.title ?? '']))
      .digest('hex'),
  };
};

export const checkExports: ExportTool<string> = {
  fileName(name, title) {
    const wanted = parseExportName(name);
    return exportFileName('duplicate', wanted.kind === 'marked' ? 'highlighted' : wanted.format, title);
  },
  statesFor,
  enqueue: (queue, key, options) => queue.enqueue('duplicateExport', key, options),
};

/** Below the timeout of proxies. */
const MOST_WAITED_MS = 40_000;
const LOOK_EVERY_MS = 200;
const RETRY_SECONDS = 5;

/** Requests the file and waits for it; after a time limit the client is asked to come back. */
export async function obtainExport(
  exports: ExportService<string>,
  scope: ObjectScope,
  id: string,
  wanted: CheckExport,
): Promise<FileAnswer> {
  const place = { id, format: exportName(wanted) };
  const until = Date.now() + MOST_WAITED_MS;
  let { status, failure } = await exports.request(scope, place);
  while (status === 'pending' || status === 'running') {
    if (Date.now() >= until)
      throw new AppError('UNAVAILABLE', {
        message: plagiarismServerText.reportPending,
        retryAfterSeconds: RETRY_SECONDS,
      });
    await setTimeout(LOOK_EVERY_MS);
    ({ status, failure } = await exports.read(scope, place));
  }
  if (failure) throw new AppError('TASK_WITHOUT_RESULT', { message: failure.message });
  return exports.open(scope, place);
}

/** The calls under `/plag` about checks; each is mounted twice, for tokens and for keys. */
import {
  createPlagiarismMany,
  createPlagiarismPair,
  detectAuthors,
  exportHighlightedPdf,
  exportManyHighlightedPdf,
  exportManyReport,
  exportPlagiarismReport,
  extractSensitiveWords,
  type PlagiarismReportFormat,
  readDetectInfo,
  readManyDetectInfo,
  readManyImages,
  readManyPair,
  readManySources,
  readPlagiarismConfig,
  readPlagiarismDocument,
  readPlagiarismImages,
  readPlagiarismMany,
  readPlagiarismPair,
  readPlagiarismPdf,
} from '@wenjian/api';
import type { ObjectAccess } from '../../platform/access/authorise.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { createExportService } from '../exports/index.ts';
import { finishedTask, requiredTask, type TaskRow, taskAbilities } from '../tasks/index.ts';
import type { PairService } from './pair.service.ts';
import { ORIGIN_ID } from './plagiarism.input.ts';
import { acceptCheck, type NewCheck, type PlagiarismParts } from './plagiarism.service.ts';
import { plagiarismServerText as text } from './plagiarism.text.ts';
import { type PagesPath, presentCheck } from './present-task.ts';
import { checkExports, obtainExport } from './reports/exports.service.ts';
import {
  openDocument,
  openPages,
  readDocumentText,
  readExamined,
  readFindings,
  readSources,
  readSummary,
  withResult,
} from './result.service.ts';
import { readConfig } from './settings/config.service.ts';

export interface CheckRouteParts extends PlagiarismParts {
  readonly queue: JobQueue;
  /** One limit for both mounts: it protects the machine. */
  readonly pairs: PairService;
}

export function checkRoutes(parts: CheckRouteParts, pagesPath: PagesPath): readonly RouteHandler[] {
  return [...startRoutes(parts, pagesPath), ...resultRoutes(parts, pagesPath), ...exportRoutes(parts)];
}

function startRoutes(parts: CheckRouteParts, pagesPath: PagesPath): readonly RouteHandler[] {
  const { database } = parts;
  const start = async (scope: TeamScope, check: NewCheck) => {
    const row = await acceptCheck(parts, scope, check);
    const access = { scope, abilities: taskAbilities(scope, row.ownerId, null) };
    return presentCheck(database, access, row, pagesPath);
  };
  return [
    handle(createPlagiarismPair, async ({ body: { target, ...body }, context: { scope } }) =>
      start(scope, { ...body, mode: 'pair', targets: [target], useTextBase: false }),
    ),
    handle(createPlagiarismMany, async ({ body, context: { scope } }) =>
      start(scope, { ...body, mode: 'many' }),
    ),
    handle(readPlagiarismConfig, async ({ context: { scope } }) => readConfig(database, scope)),
  ];
}

function resultRoutes(
  { database, blobs, pairs }: CheckRouteParts,
  pagesPath: PagesPath,
): readonly RouteHandler[] {
  const present = (access: ObjectAccess, row: TaskRow) => presentCheck(database, access, row, pagesPath);
  const task = (scope: ObjectScope, id: string) => requiredTask(database, scope, id);
  const found = (scope: ObjectScope, id: string) => readFindings(database, blobs, scope, id);
  const images = async (scope: ObjectScope, id: string) => {
    const { imagesBlocks } = await found(scope, id);
    return { imagesBlocks };
  };
  const detectInfo = async (access: ObjectAccess, id: string) => {
    const row = await task(access.scope, id);
    return { task: await present(access, row), examined: await readExamined(blobs, row) };
  };
  return [
    handle(readPlagiarismPair, async ({ query, context }) => {
      const row = await task(context.scope, query.taskId);
      return withResult(blobs, row, await present(context, row), 'pair');
    }),
    handle(readPlagiarismMany, async ({ query, context }) => {
      const row = await task(context.scope, query.taskId);
      return withResult(blobs, row, await present(context, row), 'many');
    }),
    handle(readPlagiarismDocument, async ({ query, context: { scope } }) =>
      readDocumentText(database, blobs, scope, query),
    ),
    handle(readPlagiarismPdf, async ({ query, context: { scope } }) =>
      openPages(database, blobs, scope, query),
    ),
    handle(readDetectInfo, async ({ query, context }) => detectInfo(context, query.taskId)),
    handle(readManyDetectInfo, async ({ query, context }) => detectInfo(context, query.taskId)),
    handle(readPlagiarismImages, async ({ query, context: { scope } }) => images(scope, query.taskId)),
    handle(readManyImages, async ({ query, context: { scope } }) => images(scope, query.taskId)),
    handle(extractSensitiveWords, async ({ query, context: { scope } }) => {
      const { hits, moreHits } = await found(scope, query.taskId);
      return { hits, moreHits };
    }),
    handle(detectAuthors, async ({ query, context: { scope } }) => {
      const { authorship } = await found(scope, query.taskId);
      return { authorship };
    }),
    handle(readManySources, async ({ query, context: { scope } }) =>
      readSources(database, blobs, scope, query.taskId),
    ),
    handle(readManyPair, async ({ query: { taskId, tagDocId, orgDocId = ORIGIN_ID }, context: { scope } }) =>
      pairs.read(scope, { taskId, tagDocId, orgDocId }),
    ),
  ];
}

function exportRoutes({ database, blobs, queue }: CheckRouteParts): readonly RouteHandler[] {
  const exports = createExportService({ database, blobs, queue }, checkExports);
  const report = async (scope: ObjectScope, taskId: string, format: PlagiarismReportFormat) => {
    // Known in advance: no job is queued for an impossible export.
    readSummary((await finishedTask(database, scope, taskId)).summary);
    return obtainExport(exports, scope, taskId, { kind: 'report', format });
  };
  const marked = async (scope: ObjectScope, taskId: string, docId: string = ORIGIN_ID) => {
    const { pdfSha256 } = await openDocument(database, blobs, scope, { taskId, docId });
    if (pdfSha256 === null) throw new AppError('TASK_WITHOUT_RESULT', { message: text.noPages });
    return obtainExport(exports, scope, taskId, { kind: 'marked', docId });
  };
  return [
    ...[exportPlagiarismReport, exportManyReport].map((route) =>
      handle(route, async ({ query: { taskId, format }, context: { scope } }) =>
        report(scope, taskId, format),
      ),
    ),
    ...[exportHighlightedPdf, exportManyHighlightedPdf].map((route) =>
      handle(route, async ({ query: { taskId, docId }, context: { scope } }) => marked(scope, taskId, docId)),
    ),
  ];
}

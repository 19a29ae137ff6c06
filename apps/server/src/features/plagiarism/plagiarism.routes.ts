import {
  addToTextBase,
  cancelPlagiarism,
  createOpenApiKey,
  deletePlagiarism,
  listOpenApiKeys,
  listPlagiarism,
  listTextBase,
  readPlagiarism,
  readPlagiarismPdf,
  readSensitiveWords,
  removeFromTextBase,
  renamePlagiarism,
  rerunPlagiarism,
  revokeOpenApiKey,
  sharePlagiarism,
  type Tools,
  unsharePlagiarism,
  verifyReport as verifyReportRoute,
  writeSensitiveWords,
} from '@wenjian/api';
import type { TextBase } from '../../adapters/text-base/text-base.port.ts';
import type { ObjectAccess } from '../../platform/access/authorise.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { shareTask, unshareTask } from '../sharing/index.ts';
import { finishedTask, listTasks, requiredTask, type TaskRow } from '../tasks/index.ts';
import { type CheckRouteParts, checkRoutes } from './check.routes.ts';
import { type OpenApiParts, openApiHandlers } from './open-api/open-api.routes.ts';
import { createKey, listKeys, revokeOpenApiKey as revokeKey } from './open-api/open-api-keys.service.ts';
import { createPairService } from './pair.service.ts';
import { deleteChecks, rerunCheck } from './plagiarism.service.ts';
import { presentCheck, presentChecks } from './present-task.ts';
import { verifyReport } from './reports/verify-report.service.ts';
import { readSettings, writeSettings } from './settings/sensitive-words.service.ts';
import { deleteDocument } from './text-base/text-base.repository.ts';
import { addFiles, listTextBaseOf } from './text-base/text-base.service.ts';

interface PlagiarismRouteParts extends Omit<OpenApiParts, 'pairs'> {
  readonly tools: Tools;
  readonly textBase: TextBase;
}

export function plagiarismRoutes(own: PlagiarismRouteParts): readonly RouteHandler[] {
  const parts = { ...own, pairs: createPairService(own) };
  return [
    ...checkRoutes(parts, readPlagiarismPdf.path),
    ...openApiHandlers(parts),
    ...taskRoutes(parts),
    ...shareRoutes(parts),
    ...teamRoutes(parts),
    ...keyRoutes(parts),
    handle(verifyReportRoute, async ({ body }) => verifyReport(own.database, body)),
  ];
}

function taskRoutes(parts: CheckRouteParts): readonly RouteHandler[] {
  const { database, tasks } = parts;
  const pagesPath = readPlagiarismPdf.path;
  const present = (access: ObjectAccess, row: TaskRow) => presentCheck(database, access, row, pagesPath);
  return [
    handle(listPlagiarism, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'duplicate' });
      return { items: await presentChecks(database, scope, items, pagesPath), total };
    }),
    handle(deletePlagiarism, async ({ body, context: { scope } }) => {
      await deleteChecks(parts, scope, body.taskIds);
      return null;
    }),
    handle(readPlagiarism, async ({ params, context }) =>
      present(context, await requiredTask(database, context.scope, params.id)),
    ),
    handle(renamePlagiarism, async ({ params, body, context }) =>
      present(context, await tasks.rename(context.scope, params.id, body.title)),
    ),
    handle(rerunPlagiarism, async ({ params, body, context }) =>
      present(context, await rerunCheck(parts, requireMember(context.scope), params.id, body.subtract)),
    ),
    handle(cancelPlagiarism, async ({ params, context }) =>
      present(context, await tasks.cancel(requireMember(context.scope), params.id)),
    ),
  ];
}

function shareRoutes(parts: PlagiarismRouteParts): readonly RouteHandler[] {
  return [
    handle(sharePlagiarism, async ({ params, context: { scope } }) => ({
      key: await shareTask(parts, requireMember(scope), params.id, finishedTask),
    })),
    handle(unsharePlagiarism, async ({ params, context: { scope } }) => {
      await unshareTask(parts, requireMember(scope), params.id);
      return null;
    }),
  ];
}

function teamRoutes({ database, queue }: CheckRouteParts): readonly RouteHandler[] {
  return [
    handle(listTextBase, async ({ query, context: { scope } }) => listTextBaseOf(database, scope, query)),
    handle(addToTextBase, async ({ body, context: { scope } }) => ({
      items: await addFiles(database, queue, scope, body.fileIds),
    })),
    handle(removeFromTextBase, async ({ params, context: { scope } }) => {
      await deleteDocument(database, scope, params.id);
      return null;
    }),
    handle(readSensitiveWords, async ({ context: { scope } }) => readSettings(database, scope)),
    handle(writeSensitiveWords, async ({ body, context: { scope } }) => writeSettings(database, scope, body)),
  ];
}

function keyRoutes({ database }: CheckRouteParts): readonly RouteHandler[] {
  return [
    handle(listOpenApiKeys, async ({ context: { scope } }) => ({ items: await listKeys(database, scope) })),
    handle(createOpenApiKey, async ({ body, context: { scope } }) => createKey(database, scope, body)),
    handle(revokeOpenApiKey, async ({ params, context: { scope } }) => {
      await revokeKey(database, scope, params.id);
      return null;
    }),
  ];
}

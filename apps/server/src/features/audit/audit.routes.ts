import {
  cancelAudit,
  createAudit,
  deleteAudit,
  listAudits,
  readAudit,
  readAuditBeside,
  readAuditPdf,
  readAuditResult,
  renameAudit,
  startAudit,
  type Tools,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { SheetReader } from '../../adapters/sheet-reader/sheet-reader.port.ts';
import type { WorkbookWriter } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import type { ObjectAccess } from '../../platform/access/authorise.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { createExportService, deleteExports } from '../exports/index.ts';
import { deleteDecisions } from '../findings/index.ts';
import { closeKeys } from '../sharing/index.ts';
import { listTasks, requiredTask, type TaskRow, type TaskService, taskAbilities } from '../tasks/index.ts';
import { acceptAudit, openPages, readResult, startReview } from './audit.service.ts';
import { exampleRoutes } from './example.routes.ts';
import { auditExportRoutes } from './exports/exports.routes.ts';
import { auditExports } from './exports/exports.service.ts';
import { shareRoutes } from './exports/share.routes.ts';
import { readBeside } from './result/beside.service.ts';
import { deleteFeedback } from './result/feedback.repository.ts';
import { feedbackRoutes } from './result/feedback.routes.ts';
import { presentAudit, presentAudits } from './result/present-audit.ts';
import { templateRoutes } from './templates/templates.routes.ts';

export interface AuditRouteParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly tasks: TaskService;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  readonly sheets: SheetReader;
  readonly workbooks: WorkbookWriter;
  /** The name of the language model that the worker asks. */
  readonly model: string | null;
}

export function auditRoutes(parts: AuditRouteParts): readonly RouteHandler[] {
  const { database, blobs, queue, model } = parts;
  return [
    ...taskRoutes(parts),
    ...resultRoutes(parts),
    ...feedbackRoutes(database, blobs),
    ...templateRoutes(parts, model),
    ...auditExportRoutes(database, blobs, createExportService({ database, blobs, queue }, auditExports)),
    ...shareRoutes(parts, blobs),
    ...exampleRoutes({ database, blobs, queue }),
  ];
}

function taskRoutes(parts: AuditRouteParts): readonly RouteHandler[] {
  const { database, tasks } = parts;
  const present = (access: ObjectAccess, row: TaskRow) => presentAudit(database, access, row);
  return [
    handle(createAudit, async ({ body, context: { scope } }) => {
      const row = await acceptAudit(parts, scope, body);
      return present({ scope, abilities: taskAbilities(scope, row.ownerId, null) }, row);
    }),
    handle(startAudit, async ({ params, body, context }) =>
      present(context, await startReview(parts, requireMember(context.scope), params.id, body)),
    ),
    handle(listAudits, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'audit' });
      return { items: await presentAudits(database, scope, items), total };
    }),
    handle(readAudit, async ({ params, context }) =>
      present(context, await requiredTask(database, context.scope, params.id)),
    ),
    handle(renameAudit, async ({ params, body, context }) =>
      present(context, await tasks.rename(context.scope, params.id, body.title)),
    ),
    handle(cancelAudit, async ({ params, context }) =>
      present(context, await tasks.cancel(requireMember(context.scope), params.id)),
    ),
    handle(deleteAudit, async ({ params, context }) => {
      const scope = requireMember(context.scope);
      await tasks.remove(scope, params.id, async (connection) => {
        await deleteDecisions(connection, scope, params.id);
        await deleteFeedback(connection, scope, params.id);
        await deleteExports(connection, scope, params.id);
        await closeKeys(connection, scope, params.id);
      });
      return null;
    }),
  ];
}

function resultRoutes({ database, blobs }: AuditRouteParts): readonly RouteHandler[] {
  return [
    handle(readAuditResult, async ({ params, context: { scope } }) =>
      readResult(database, blobs, scope, params.id),
    ),
    handle(readAuditBeside, async ({ params, query, context: { scope } }) =>
      readBeside(database, blobs, scope, params.id, query.standpoint),
    ),
    handle(readAuditPdf, async ({ params, context: { scope } }) =>
      openPages(blobs, await requiredTask(database, scope, params.id)),
    ),
  ];
}

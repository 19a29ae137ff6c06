import {
  createDocument,
  deleteDocument,
  listDocuments,
  readDocument,
  readDocumentPdf,
  readDocumentText,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Abilities } from '../../platform/access/authorise.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler, StoredAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import {
  finishedTask,
  listPermissions,
  listTasks,
  presentTask,
  readTask,
  requiredTask,
  type TaskRow,
  type TaskService,
  taskAbilities,
} from '../tasks/index.ts';
import { documentInput, readingSummary } from './document.summary.ts';
import { addDocument } from './knowledge.service.ts';
import { trashDocuments } from './trash.service.ts';

export function documentRoutes(
  database: Database,
  tasks: TaskService,
  blobs: BlobStore,
): readonly RouteHandler[] {
  return [
    handle(createDocument, async ({ body, context: { scope } }) => {
      // A document is in the knowledge base from the beginning, without a folder.
      const id = await addDocument({ database, tasks }, scope, { fileId: body.fileId, tags: [] });
      const row = await requiredTask(database, scope, id);
      return present(row, taskAbilities(scope, row.ownerId, null));
    }),
    handle(listDocuments, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'document' });
      const ids = items.map((row) => row.id);
      const permissions = await listPermissions(database, scope, ids);
      const abilitiesOf = (row: TaskRow) =>
        taskAbilities(scope, row.ownerId, permissions.get(row.id) ?? null);
      return { items: items.map((row) => present(row, abilitiesOf(row))), total };
    }),
    handle(readDocument, async ({ params, context: { scope, abilities } }) => {
      const row = await readTask(database, scope, params.id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row, abilities);
    }),
    handle(readDocumentText, async ({ params, context: { scope } }) => {
      const task = await finishedTask(database, scope, params.id);
      const blob = await blobs.open(task.resultSha256);
      if (!blob) throw new AppError('GONE');
      return new StoredAnswer(blob.stream);
    }),
    handle(readDocumentPdf, async ({ params, context: { scope } }) => {
      const task = await finishedTask(database, scope, params.id);
      const sha256 = readingSummary.parse(task.summary).pdfSha256;
      if (!sha256) throw new AppError('GONE', { message: '这份文档没有可显示的页面，可以查看文字' });
      return storedFile(blobs, { sha256, name: `${task.title}.pdf`, type: 'application/pdf' });
    }),
    handle(deleteDocument, async ({ params, context: { scope } }) => {
      await trashDocuments({ database, tasks }, requireMember(scope), [params.id]);
      return null;
    }),
  ];
}

function present(row: TaskRow, abilities: Abilities) {
  const { fileId, name, size } = documentInput.parse(row.input).file;
  const summary = row.summary === null ? null : readingSummary.parse(row.summary);
  const reading = summary && { ...summary, hasPdf: summary.pdfSha256 !== null };
  return { ...presentTask(row, abilities), file: { fileId, name, size }, reading };
}

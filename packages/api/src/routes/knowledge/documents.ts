/** Documents: a file read into text in which every character has a position on a page, and its pages as PDF. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, pageOf, paging } from '../shapes.ts';
import { taskBase, taskFile } from '../tasks.ts';

const covered = z.object({ what: z.string(), count: z.number().int() });

export const documentCoverage = z.object({
  examined: z.array(covered),
  notExamined: z.array(covered.extend({ reason: z.string() })),
});

export const documentSummary = z.object({
  kind: z.string(),
  pageCount: z.number().int().nullable(),
  pages: z.array(z.object({ widthPt: z.number(), heightPt: z.number() })).nullable(),
  characters: z.number().int(),
  coverage: documentCoverage,
});

export const documentPreview = taskBase.extend({
  file: taskFile,
  reading: documentSummary.extend({ hasPdf: z.boolean() }).nullable(),
});

const block = z.object({
  id: z.string(),
  type: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  page: z.number().int().nullable(),
  level: z.number().int().nullable(),
});

export const documentText = z.object({ text: z.string(), blocks: z.array(block) });

const params = z.object({ id });
const object = { kind: 'object', object: 'document', param: 'id' } as const;

export const createDocument = defineRoute({
  name: 'createDocument',
  feature: 'documents',
  method: 'POST',
  path: '/api/contract-document',
  summary: '把上传的文件读成文档（不占用次数）',
  policy: { kind: 'space' },
  body: z.object({ teamId: id.optional(), fileId: id }),
  answer: documentPreview,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'STORAGE_FULL'],
});

export const listDocuments = defineRoute({
  name: 'listDocuments',
  feature: 'documents',
  method: 'GET',
  path: '/api/contract-document',
  summary: '空间的文档',
  policy: { kind: 'space' },
  query: paging.extend({ teamId: id.optional(), keyword: z.string().max(100).optional() }),
  answer: pageOf(documentPreview),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readDocument = defineRoute({
  name: 'readDocument',
  feature: 'documents',
  method: 'GET',
  path: '/api/contract-document/{id}',
  summary: '文档的状态、页数与检查范围',
  policy: { ...object, ability: 'read' },
  params,
  answer: documentPreview,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const readDocumentText = defineRoute({
  name: 'readDocumentText',
  feature: 'documents',
  method: 'GET',
  path: '/api/contract-document/{id}/text',
  summary: '文档的文字与段落',
  policy: { ...object, ability: 'read' },
  params,
  answer: documentText,
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const readDocumentPdf = defineRoute({
  name: 'readDocumentPdf',
  feature: 'documents',
  method: 'GET',
  path: '/api/contract-document/{id}/pdf',
  summary: '文档的页面（PDF，支持按范围读取）',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const deleteDocument = defineRoute({
  name: 'deleteDocument',
  feature: 'documents',
  method: 'DELETE',
  path: '/api/contract-document/{id}',
  summary: '删除文档',
  policy: { ...object, ability: 'delete' },
  params,
  answer: z.null(),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

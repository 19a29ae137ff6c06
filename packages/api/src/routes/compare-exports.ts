/** A comparison's result as a file, for people without the product. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from './shapes.ts';

export const exportFormats = ['docx', 'pdfOld', 'pdfNew', 'html', 'xlsx', 'markdown'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const comparisonExport = z.object({
  format: z.enum(exportFormats),
  status: z.enum(['pending', 'running', 'complete', 'failed']),
  fileName: z.string(),
  size: z.number().int().nullable(),
  failure: z.object({ message: z.string() }).nullable(),
});

const exportParams = z.object({ id, format: z.enum(exportFormats) });
const object = { kind: 'object', object: 'comparison', param: 'id' } as const;

export const createComparisonExport = defineRoute({
  name: 'createComparisonExport',
  feature: 'compare',
  method: 'POST',
  path: '/api/v2/contract-compare/{id}/exports',
  summary: '导出比对结果；已有的直接给出，失败的重新生成',
  policy: { ...object, ability: 'read' },
  params: z.object({ id }),
  body: z.object({ format: z.enum(exportFormats) }),
  answer: comparisonExport,
  record: 'exported',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const readComparisonExport = defineRoute({
  name: 'readComparisonExport',
  feature: 'compare',
  method: 'GET',
  path: '/api/v2/contract-compare/{id}/exports/{format}',
  summary: '导出文件的状态',
  policy: { ...object, ability: 'read' },
  params: exportParams,
  answer: comparisonExport,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const downloadComparisonExport = defineRoute({
  name: 'downloadComparisonExport',
  feature: 'compare',
  method: 'GET',
  path: '/api/v2/contract-compare/{id}/exports/{format}/file',
  summary: '下载导出文件',
  policy: { ...object, ability: 'read' },
  params: exportParams,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

/** A review as a file. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from './shapes.ts';

/** `docx`: the contract with comments and tracked changes; `pdf`: the contract with annotations; reports; JSON. */
export const auditExportFormats = ['docx', 'pdf', 'reportDocx', 'reportPdf', 'json'] as const;
export type AuditExportFormat = (typeof auditExportFormats)[number];

export const auditExport = z.object({
  format: z.enum(auditExportFormats),
  status: z.enum(['pending', 'running', 'complete', 'failed']),
  fileName: z.string(),
  size: z.number().int().nullable(),
  failure: z.object({ message: z.string() }).nullable(),
});

const exportParams = z.object({ id, format: z.enum(auditExportFormats) });
const object = { kind: 'object', object: 'audit', param: 'id' } as const;
const errors = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'FORBIDDEN',
  'GONE',
  'TASK_NOT_FINISHED',
  'TASK_WITHOUT_RESULT',
] as const;

export const createAuditExport = defineRoute({
  name: 'createAuditExport',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/{id}/exports',
  summary: '导出审查结果；已有的直接给出，失败或处理情况有变的重新生成',
  policy: { ...object, ability: 'read' },
  params: z.object({ id }),
  body: z.object({ format: z.enum(auditExportFormats) }),
  answer: auditExport,
  record: 'exported',
  errors,
});

export const readAuditExport = defineRoute({
  name: 'readAuditExport',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}/exports/{format}',
  summary: '导出文件的状态',
  policy: { ...object, ability: 'read' },
  params: exportParams,
  answer: auditExport,
  errors,
});

export const downloadAuditExport = defineRoute({
  name: 'downloadAuditExport',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}/exports/{format}/file',
  summary: '下载导出文件',
  policy: { ...object, ability: 'read' },
  params: exportParams,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors,
});

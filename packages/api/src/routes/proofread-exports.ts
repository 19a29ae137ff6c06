/** A correction as a file. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id } from './shapes.ts';

/** `docx`: tracked changes for what was accepted, comments with the reasons; errata sheets; the corrected text; JSON. */
export const proofreadingExportFormats = ['docx', 'errataDocx', 'errataPdf', 'text', 'json'] as const;
export type ProofreadingExportFormat = (typeof proofreadingExportFormats)[number];

export const proofreadingExport = z.object({
  format: z.enum(proofreadingExportFormats),
  status: z.enum(['pending', 'running', 'complete', 'failed']),
  fileName: z.string(),
  size: z.number().int().nullable(),
  failure: z.object({ message: z.string() }).nullable(),
});

const exportParams = z.object({ id, format: z.enum(proofreadingExportFormats) });
const object = { kind: 'object', object: 'proofreading', param: 'id' } as const;
const errors = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'FORBIDDEN',
  'GONE',
  'TASK_NOT_FINISHED',
  'TASK_WITHOUT_RESULT',
] as const;

export const createProofreadingExport = defineRoute({
  name: 'createProofreadingExport',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct/{id}/exports',
  summary: '导出纠错结果；已有的直接给出，失败或处理情况有变的重新生成',
  policy: { ...object, ability: 'read' },
  params: z.object({ id }),
  body: z.object({ format: z.enum(proofreadingExportFormats) }),
  answer: proofreadingExport,
  record: 'exported',
  errors,
});

export const readProofreadingExport = defineRoute({
  name: 'readProofreadingExport',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/{id}/exports/{format}',
  summary: '导出文件的状态',
  policy: { ...object, ability: 'read' },
  params: exportParams,
  answer: proofreadingExport,
  errors,
});

export const downloadProofreadingExport = defineRoute({
  name: 'downloadProofreadingExport',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/{id}/exports/{format}/file',
  summary: '下载导出文件',
  policy: { ...object, ability: 'read' },
  params: exportParams,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors,
});

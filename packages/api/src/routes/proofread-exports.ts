/** A correction as a file. */
import { defineExports } from './define-exports.ts';

/** `docx`: tracked changes for what was accepted, comments with the reasons; errata sheets; the corrected text; JSON. */
export const proofreadingExportFormats = ['docx', 'errataDocx', 'errataPdf', 'text', 'json'] as const;
export type ProofreadingExportFormat = (typeof proofreadingExportFormats)[number];

const exports = defineExports({
  name: 'Proofreading',
  feature: 'proofread',
  object: 'proofreading',
  path: '/api/contract-correct/{id}',
  formats: proofreadingExportFormats,
  summary: '导出纠错结果；已有的直接给出，失败或处理情况有变的重新生成',
});

export const createProofreadingExport = exports.create;
export const readProofreadingExport = exports.read;
export const downloadProofreadingExport = exports.download;

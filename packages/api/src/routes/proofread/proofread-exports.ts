/** The files of a proofreading. */
import type { ExportFormatOf } from '../../export-table.ts';
import { defineExports } from '../define-exports.ts';

const proofreading = defineExports({
  name: 'Proofreading',
  feature: 'proofread',
  tool: 'correct',
  path: '/api/contract-correct/{id}',
  exported: '纠错结果',
});
export type ProofreadingExportFormat = ExportFormatOf<'correct'>;
export const createProofreadingExport = proofreading.create;
export const readProofreadingExport = proofreading.read;
export const downloadProofreadingExport = proofreading.download;

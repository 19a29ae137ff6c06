/** The files of a comparison. */
import type { ExportFormatOf } from '../../export-table.ts';
import { defineExports } from '../define-exports.ts';

const comparison = defineExports({
  name: 'Comparison',
  feature: 'compare',
  tool: 'compare',
  path: '/api/v2/contract-compare/{id}',
  exported: '比对结果',
});
export type ExportFormat = ExportFormatOf<'compare'>;
export const createComparisonExport = comparison.create;
export const readComparisonExport = comparison.read;
export const downloadComparisonExport = comparison.download;

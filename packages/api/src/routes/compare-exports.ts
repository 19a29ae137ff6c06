/** A comparison's result as a file, for people without the product. */
import { defineExports } from './define-exports.ts';

export const exportFormats = ['docx', 'pdfOld', 'pdfNew', 'html', 'xlsx', 'markdown'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const exports = defineExports({
  name: 'Comparison',
  feature: 'compare',
  object: 'comparison',
  path: '/api/v2/contract-compare/{id}',
  formats: exportFormats,
  summary: '导出比对结果；已有的直接给出，失败或处理情况有变的重新生成',
});

export const createComparisonExport = exports.create;
export const readComparisonExport = exports.read;
export const downloadComparisonExport = exports.download;

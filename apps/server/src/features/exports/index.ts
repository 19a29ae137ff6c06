export { convertToPdf } from './convert-to-pdf.ts';
export { type ExportOrder, type ExportOutcome, type ExportParts, exportJob } from './exports.job.ts';
export { deleteExports } from './exports.repository.ts';
export {
  createExportService,
  type ExportService,
  type ExportTool,
  type ReadStates,
} from './exports.service.ts';

export { convertToPdf } from './convert-to-pdf.ts';
export { type ExportOrder, type ExportOutcome, type ExportParts, exportJob } from './exports.job.ts';

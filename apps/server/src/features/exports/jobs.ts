export { type ExportOrder, type ExportOutcome, type ExportParts, exportJob } from './exports.job.ts';
export { writeOrConvert } from './write-or-convert.ts';

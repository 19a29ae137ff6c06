export { decisionsFor } from './decisions-for.ts';
export { deleteExports } from './exports.repository.ts';
export {
  createExportService,
  type ExportService,
  type ExportTool,
  type ReadStates,
} from './exports.service.ts';

import { exportFileName, type ProofreadingExportFormat } from '@wenjian/api';
import { decisionsFor, type ExportTool } from '../exports/index.ts';

export const proofreadExports = {
  fileName: (format, title) => exportFileName('correct', format, title),
  statesFor: decisionsFor('correct'),
  enqueue: (queue, key, options) => queue.enqueue('correctExport', key, options),
} satisfies ExportTool<ProofreadingExportFormat>;

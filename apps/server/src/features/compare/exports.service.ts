import { type ExportFormat, exportFileName } from '@wenjian/api';
import { decisionsFor, type ExportTool } from '../exports/index.ts';

export const comparisonExports = {
  fileName: (format, title) => exportFileName('compare', format, title),
  statesFor: decisionsFor('compare'),
  enqueue: (queue, key, options) => queue.enqueue('compareExport', key, options),
} satisfies ExportTool<ExportFormat>;

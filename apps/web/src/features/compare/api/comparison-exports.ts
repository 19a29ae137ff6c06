import {
  createComparisonExport,
  downloadComparisonExport,
  type ExportFormat,
  readComparisonExport,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import type { ExportCalls } from '../../../shared/result/task-export.ts';
import { queryKeys } from './query-keys.ts';

export function comparisonExports(id: string): ExportCalls<ExportFormat> {
  return {
    queryKey: (format) => queryKeys.export(id, format),
    create: (format) => call(createComparisonExport, { params: { id }, body: { format } }),
    read: (format) => call(readComparisonExport, { params: { id, format } }),
    download: (format) => fetchFile(downloadComparisonExport, { params: { id, format } }),
  };
}

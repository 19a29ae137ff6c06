import {
  type AuditExportFormat,
  createAuditExport,
  downloadAuditExport,
  readAuditExport,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import type { ExportCalls } from '../../../shared/result/task-export.ts';
import { queryKeys } from './query-keys.ts';

export function auditExports(id: string): ExportCalls<AuditExportFormat> {
  return {
    queryKey: (format) => queryKeys.export(id, format),
    create: (format) => call(createAuditExport, { params: { id }, body: { format } }),
    read: (format) => call(readAuditExport, { params: { id, format } }),
    download: (format) => fetchFile(downloadAuditExport, { params: { id, format } }),
  };
}

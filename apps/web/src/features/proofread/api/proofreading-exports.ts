import {
  createProofreadingExport,
  downloadProofreadingExport,
  type ProofreadingExportFormat,
  readProofreadingExport,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import type { ExportCalls } from '../../../shared/result/task-export.ts';
import { queryKeys } from './query-keys.ts';

export function proofreadingExports(id: string): ExportCalls<ProofreadingExportFormat> {
  return {
    queryKey: (format) => queryKeys.export(id, format),
    create: (format) => call(createProofreadingExport, { params: { id }, body: { format } }),
    read: (format) => call(readProofreadingExport, { params: { id, format } }),
    download: (format) => fetchFile(downloadProofreadingExport, { params: { id, format } }),
  };
}

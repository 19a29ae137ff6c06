/**
 * The files of a result. The server returns the file, or that it is still being made: requesting and
 * downloading are one call here.
 */
import {
  exportHighlightedPdf,
  exportManyHighlightedPdf,
  exportManyReport,
  exportPlagiarismReport,
  plagiarismReportFormats,
} from '@wenjian/api';
import { ApiError } from '../../../shared/http/api-error.ts';
import type { ExportCalls, TaskExport } from '../../../shared/result/task-export.ts';
import { exportFileName, type ReportFile } from '../view-model/report-files.ts';
import type { ResultReader } from './plagiarism-reader.ts';
import { queryKeys } from './query-keys.ts';

interface Exported {
  readonly mode: 'pair' | 'many';
  readonly title: string;
}

export function reportExports(reader: ResultReader, task: Exported): ExportCalls<ReportFile> {
  const made = new Map<ReportFile, Blob>();
  const ask = async (file: ReportFile): Promise<TaskExport> => {
    const about = { fileName: exportFileName(task.title, file), failure: null, notice: null };
    try {
      const blob = await fetchReport(reader, task.mode, file);
      made.set(file, blob);
      return { ...about, status: 'complete', size: blob.size };
    } catch (error) {
      if (isBeingMade(error)) return { ...about, status: 'running', size: null };
      throw error;
    }
  };
  return {
    queryKey: (file) => queryKeys.resultPart(reader, 'report', file),
    create: ask,
    read: ask,
    download: async (file) => made.get(file) ?? fetchReport(reader, task.mode, file),
  };
}

function fetchReport(
  { taskId, file: fetchFile }: ResultReader,
  mode: Exported['mode'],
  file: ReportFile,
): Promise<Blob> {
  const isMany = mode === 'many';
  const format = plagiarismReportFormats.find((one) => one === file);
  return format
    ? fetchFile(isMany ? exportManyReport : exportPlagiarismReport, { query: { taskId, format } })
    : fetchFile(isMany ? exportManyHighlightedPdf : exportHighlightedPdf, { query: { taskId } });
}

function isBeingMade(error: unknown): boolean {
  return error instanceof ApiError && error.errorName === 'UNAVAILABLE';
}

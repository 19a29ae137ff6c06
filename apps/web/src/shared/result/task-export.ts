/** A tool's result as files: the data of the export menu, and how a tool's routes are called. */

export interface TaskExport {
  readonly status: 'pending' | 'running' | 'complete' | 'failed';
  readonly fileName: string;
  readonly size: number | null;
  readonly failure: { readonly message: string } | null;
  /** What was checked on this very file. */
  readonly notice: string | null;
}

export interface ExportCalls<Format extends string> {
  readonly queryKey: (format: Format) => readonly unknown[];
  readonly create: (format: Format) => Promise<TaskExport>;
  readonly read: (format: Format) => Promise<TaskExport>;
  readonly download: (format: Format) => Promise<Blob>;
}

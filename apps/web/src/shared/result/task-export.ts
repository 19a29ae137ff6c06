/** A tool's result as files: what the export menu knows of them, and how a tool's routes are asked. */

export interface TaskExport {
  readonly status: 'pending' | 'running' | 'complete' | 'failed';
  readonly fileName: string;
  readonly size: number | null;
  readonly failure: { readonly message: string } | null;
}

export interface ExportCalls<Format extends string> {
  readonly queryKey: (format: Format) => readonly unknown[];
  readonly create: (format: Format) => Promise<TaskExport>;
  readonly read: (format: Format) => Promise<TaskExport>;
  readonly download: (format: Format) => Promise<Blob>;
}

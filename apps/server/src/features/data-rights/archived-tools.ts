/** What the results of a tool leave in somebody's archive. */
import type { TaskTool } from '@wenjian/api';

export interface ArchivedFile {
  readonly name: string;
  readonly sha256: string;
}

export interface ArchivedTool {
  /** Whether the result is a record of its own, and not one of the files. */
  readonly hasRecord: boolean;
  files(task: { readonly title: string; readonly summary: unknown }): readonly ArchivedFile[];
}

/** The result of a tool that is not listed is a record, and nothing else. */
export type ArchivedTools = Readonly<Partial<Record<TaskTool, ArchivedTool>>>;

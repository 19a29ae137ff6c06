import { tools } from '../../../shared/tools/tool-catalogue.ts';
import type { FileTool } from '../../../shared/tools/view-model/file-tools.ts';
import { withSentFiles } from '../../../shared/upload/sent-files.ts';

/** The address of a tool's page with the files preselected. */
export function sendPath(target: FileTool, fileIds: readonly string[]): string {
  return withSentFiles(tools[target].path, fileIds);
}

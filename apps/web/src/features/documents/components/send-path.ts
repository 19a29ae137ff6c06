import { tools } from '../../../shared/tools/tool-catalogue.ts';
import { withSentFiles } from '../../../shared/upload/sent-files.ts';
import type { SendTarget } from '../view-model/send-targets.ts';

/** The address of a tool's page with the files preselected. */
export function sendPath(target: SendTarget, fileIds: readonly string[]): string {
  return withSentFiles(tools[target].path, fileIds);
}

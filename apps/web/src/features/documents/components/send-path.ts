import { tools } from '../../../shared/tools/tool-catalogue.ts';
import { withSentFiles } from '../../../shared/upload/sent-files.ts';
import type { SendTarget } from '../view-model/send-targets.ts';

/** The page of a tool that has the files already when it opens. */
export function sendPath(target: SendTarget, fileIds: readonly string[]): string {
  return withSentFiles(tools[target].path, fileIds);
}

/** The tools documents can be sent to: all whose page takes files. Pure. */
import { toolTable } from '@wenjian/api';
import { type FileTool, fileToolNames, fileTools } from '../../../shared/tools/view-model/file-tools.ts';

export const sendTargets = fileToolNames.filter((tool) => !fileTools[tool].isPlace);

export function targetsFor(count: number): readonly FileTool[] {
  return sendTargets.filter((target) => count <= fileTools[target].files);
}

export function targetTitle(target: FileTool): string {
  return toolTable[fileTools[target].task].title;
}

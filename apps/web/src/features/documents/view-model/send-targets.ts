/** The tools documents can be sent to. Pure. */
import { FILES_TAKEN } from '../../../shared/tools/view-model/files-taken.ts';

export const sendTargets = [
  'compare',
  'audit',
  'correct',
  'plagiarism',
  'convert',
  'ocr',
  'templates',
] as const;
export type SendTarget = (typeof sendTargets)[number];

export function targetsFor(count: number): readonly SendTarget[] {
  return sendTargets.filter((target) => count <= FILES_TAKEN[target]);
}

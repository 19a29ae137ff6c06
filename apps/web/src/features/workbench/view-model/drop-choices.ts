/** Which tools are offered for dropped files, the most likely first. Pure. */
import type { FileKind } from '@wenjian/api';
import {
  type Dropped,
  type FileTool,
  fileToolNames,
  fileTools,
} from '../../../shared/tools/view-model/file-tools.ts';

export function dropChoices(kinds: readonly (FileKind | null)[]): readonly FileTool[] {
  const dropped = droppedAs(kinds);
  const count = kinds.length;
  const rank = (tool: FileTool) => {
    const { ranks, likelyFiles = count } = fileTools[tool];
    return count > likelyFiles ? LAST : (ranks[dropped] ?? LAST);
  };
  return fileToolNames
    .filter((tool) => count <= fileTools[tool].files)
    .toSorted((one, other) => rank(one) - rank(other));
}

const LAST = 99;

/** Sheets and slides are seldom reviewed. */
function droppedAs(kinds: readonly (FileKind | null)[]): Dropped {
  const arePictures = kinds.every((kind) => kind === 'img');
  if (kinds.length > 1) return arePictures ? 'pictures' : 'several';
  if (arePictures) return 'picture';
  return kinds[0] === 'excel' || kinds[0] === 'ppt' ? 'sheet' : 'contract';
}

/** The older file first: of two, it is the likely original. */
export function byAge<Aged extends { readonly lastModified: number }>(
  files: readonly Aged[],
): readonly Aged[] {
  return [...files].sort((one, other) => one.lastModified - other.lastModified);
}

/** Pure functions over a tree of folders. */
import { FOLDER_MAX_DEPTH } from '@wenjian/api';

export interface TreeFolder {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

export type Placing = 'fits' | 'unknown' | 'inItself' | 'tooDeep';

/** Whether an existing folder with its subfolders, or a new one (null), may be placed in `parentId`. */
export function placingOf(
  tree: readonly TreeFolder[],
  folderId: string | null,
  parentId: string | null,
): Placing {
  const above = parentId === null ? [] : pathOf(tree, parentId);
  if (parentId !== null && above.length === 0) return 'unknown';
  if (folderId !== null && above.some(({ id }) => id === folderId)) return 'inItself';
  const height = folderId === null ? 1 : heightOf(tree, folderId);
  return above.length + height > FOLDER_MAX_DEPTH ? 'tooDeep' : 'fits';
}

/** From the top to the folder itself; empty if it does not exist. */
export function pathOf(tree: readonly TreeFolder[], id: string): readonly TreeFolder[] {
  const byId = new Map(tree.map((folder) => [folder.id, folder]));
  const path: TreeFolder[] = [];
  for (let folder = byId.get(id); folder && path.length <= tree.length; ) {
    path.unshift(folder);
    folder = folder.parentId === null ? undefined : byId.get(folder.parentId);
  }
  return path;
}

/** The folder and all its subfolders, at any depth. */
export function subtreeOf(tree: readonly TreeFolder[], id: string): readonly string[] {
  return levelsOf(tree, id).flat();
}

function heightOf(tree: readonly TreeFolder[], id: string): number {
  return levelsOf(tree, id).length;
}

/** The folder, then its subfolders level by level. */
function levelsOf(tree: readonly TreeFolder[], id: string): readonly (readonly string[])[] {
  const levels: string[][] = [];
  for (let level = [id]; level.length > 0 && levels.length <= tree.length; ) {
    levels.push(level);
    const parents = new Set<string | null>(level);
    level = tree
      .filter(({ parentId }) => parentId !== null && parents.has(parentId))
      .map((folder) => folder.id);
  }
  return levels;
}

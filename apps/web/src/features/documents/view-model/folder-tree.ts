/** Folders as a tree. Pure. */
import type { Folder } from './knowledge-shapes.ts';

export interface FolderNode {
  readonly folder: Folder;
  readonly children: readonly FolderNode[];
}

export function folderTree(
  folders: readonly Folder[],
  parentId: string | null = null,
): readonly FolderNode[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .map((folder) => ({ folder, children: folderTree(folders, folder.id) }));
}

/** From the top to the folder itself. */
export function pathTo(folders: readonly Folder[], id: string): readonly Folder[] {
  const folder = folders.find((one) => one.id === id);
  if (!folder) return [];
  return folder.parentId === null ? [folder] : [...pathTo(folders, folder.parentId), folder];
}

export interface FolderChoice {
  readonly value: string;
  readonly title: string;
  readonly children: FolderChoice[];
}

/** The possible destinations; excludes the folder itself and its descendants. */
export function folderChoices(nodes: readonly FolderNode[], exceptId: string | null = null): FolderChoice[] {
  return nodes
    .filter(({ folder }) => folder.id !== exceptId)
    .map(({ folder, children }) => ({
      value: folder.id,
      title: folder.name,
      children: folderChoices(children, exceptId),
    }));
}

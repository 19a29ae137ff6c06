/** Which of the stored files are the same, byte for byte. Pure. */
import type { StoredFile } from '../../../shared/upload/upload-state.ts';

interface EqualFiles {
  /** Names of new versions that are the original itself: comparing them finds nothing. */
  readonly toOrigin: readonly string[];
  /** Two of the new versions are one file. */
  readonly isRepeated: boolean;
}

export function equalFiles(origin: StoredFile | null, targets: readonly StoredFile[]): EqualFiles {
  const contents = targets.map(contentOf);
  return {
    toOrigin: targets
      .filter((target) => origin && contentOf(target) === contentOf(origin))
      .map(({ name }) => name),
    isRepeated: new Set(contents).size < contents.length,
  };
}

function contentOf({ sha256, fileId }: StoredFile): string {
  return sha256 || fileId;
}

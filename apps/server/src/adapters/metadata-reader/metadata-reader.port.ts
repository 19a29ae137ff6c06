/** Reads what files say about themselves besides their text. */
import type { DocumentMetadata } from '@wenjian/document';

export interface MetadataReader {
  /** One for each path. What cannot be read is said in the notes; only failures of the machine, and the end of the signal, throw. */
  read(paths: readonly string[], signal: AbortSignal): Promise<readonly DocumentMetadata[]>;
}

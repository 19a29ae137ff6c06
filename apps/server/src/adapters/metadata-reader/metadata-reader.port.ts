/** Reads the metadata of files. */
import type { DocumentMetadata } from '@wenjian/document';

export interface MetadataReader {
  /**
   * One result per path. Unreadable parts are listed in the notes; only machine failures and an aborted
   * signal throw.
   */
  read(paths: readonly string[], signal: AbortSignal): Promise<readonly DocumentMetadata[]>;
}

/** The thread that reads the metadata of files, one after another. */
import type { DocumentMetadata } from '@wenjian/document';
import { readMetadata } from '@wenjian/readers';
import { serveEngine } from '../../platform/queue/engine-thread.ts';

export interface MetadataInput {
  readonly paths: readonly string[];
}

await serveEngine<MetadataInput, readonly DocumentMetadata[]>(async ({ paths }) => {
  const all: DocumentMetadata[] = [];
  for (const path of paths) all.push(await readMetadata(path));
  return all;
});

/** Reads metadata on this machine with the product's readers, in a thread, because files are not trusted. */
import type { DocumentMetadata } from '@wenjian/document';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { MetadataReader } from './metadata-reader.port.ts';
import type { MetadataInput } from './metadata-reader.thread.ts';

export function createLocalMetadataReader(): MetadataReader {
  return {
    read(paths, signal) {
      const input: MetadataInput = { paths };
      const entry = new URL('./metadata-reader.thread.ts', import.meta.url);
      return runEngine<readonly DocumentMetadata[]>({ entry, input, signal });
    },
  };
}

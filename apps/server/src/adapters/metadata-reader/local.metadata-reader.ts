/** Reads metadata on this machine with the product's readers, where files are opened. */
import type { DocumentMetadata } from '@wenjian/document';
import type { ToolProcesses } from '../document-tools/document-tools.port.ts';
import type { MetadataReader } from './metadata-reader.port.ts';

export function createLocalMetadataReader(tools: ToolProcesses): MetadataReader {
  return {
    async read(paths, signal) {
      const all: DocumentMetadata[] = [];
      for (const path of paths) {
        const answer = await tools.run({ tool: 'metadata', path }, { signal });
        all.push(answer.tool === 'metadata' ? answer.metadata : unread(answer.refusal.message));
      }
      return all;
    },
  };
}

function unread(note: string): DocumentMetadata {
  return { format: null, facts: [], sessions: [], notes: [note] };
}

/** Reads documents on this machine with the readers of the product, LibreOffice and the built-in recogniser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { READER_VERSION } from '@wenjian/readers/reader-version';
import { DOCUMENT_FILE, type ToolProcesses } from '../document-tools/document-tools.port.ts';
import type { DocumentReader } from './document-reader.port.ts';
import { failureNames } from './failure-names.port.ts';

export function createLocalDocumentReader(tools: ToolProcesses): DocumentReader {
  return {
    version: READER_VERSION,
    async read({ path, name, revisions, isTextOnly = false, signal, onStage }) {
      const folder = await mkdtemp(join(tools.folder, 'reading-'));
      const release = () => rm(folder, { recursive: true, force: true });
      try {
        const answer = await tools.run(
          { tool: 'read', path, name, revisions, isTextOnly, folder },
          { signal, onWord: (word) => word.kind === 'stage' && onStage(word.stage, word.fraction) },
        );
        if (answer.tool === 'read') {
          const documentPath = join(folder, DOCUMENT_FILE);
          return { kind: 'read', documentPath, facts: answer.facts, pdfPath: answer.pdfPath, release };
        }
        await release();
        const { reason, message } = answer.refusal;
        return { kind: 'unreadable', failure: failureNames[reason], message };
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}

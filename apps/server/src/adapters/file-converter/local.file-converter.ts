/** Converts files on this machine. */

import { failureNames } from '../document-reader/failure-names.port.ts';
import type { ToolProcesses } from '../document-tools/document-tools.port.ts';
import type { FileConverter } from './file-converter.port.ts';

export function createLocalFileConverter(tools: ToolProcesses): FileConverter {
  return {
    async convert({ files, operation, outputFolder, signal, onProgress }) {
      const answer = await tools.run(
        { tool: 'convert', files, operation, outputFolder },
        { signal, onWord: (word) => word.kind === 'progress' && onProgress(word.fraction) },
      );
      if (answer.tool === 'convert') {
        const { files: produced, notes, checks } = answer;
        return { kind: 'converted', files: produced, notes, checks };
      }
      const { reason, message } = answer.refusal;
      return { kind: 'failed', failure: failureNames[reason], message };
    },
  };
}

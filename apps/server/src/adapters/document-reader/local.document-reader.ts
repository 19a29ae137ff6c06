/** Reads documents on this machine with the readers of the product, LibreOffice and the built-in recogniser. */
import { type DocumentTools, READER_VERSION } from '@wenjian/readers';
import { untilAborted } from '../../platform/queue/until-aborted.ts';
import type { DocumentReader } from './document-reader.port.ts';
import { failureNames } from './failure-names.port.ts';

export function createLocalDocumentReader(tools: DocumentTools): DocumentReader {
  return {
    version: READER_VERSION,
    async read({ path, name, revisions, signal, onStage }) {
      const reading = tools.read({ path, name }, { onStage, revisions, signal });
      const outcome = await untilAborted(reading, signal, (late) =>
        late.kind === 'read' ? late.release() : undefined,
      );
      return outcome.kind === 'unreadable' ? { ...outcome, failure: failureNames[outcome.reason] } : outcome;
    },
  };
}

/** The product's own encoder in a thread of its own: a user's text goes to no endpoint. */
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { EncodedDocument, SentenceEncoder } from './sentence-encoder.port.ts';

/** `report` says why there is no meaning: the model or its runtime cannot be had, or a limit was passed. */
export function createSentenceEncoder(report: (error: unknown) => void): SentenceEncoder {
  return {
    async encode(documentPaths, signal) {
      const entry = new URL('./sentence-encoder.thread.ts', import.meta.url);
      try {
        const run = { entry, input: documentPaths, signal, endsItself: true };
        return await runEngine<readonly EncodedDocument[]>(run);
      } catch (error) {
        signal.throwIfAborted();
        report(error);
        return null;
      }
    },
  };
}

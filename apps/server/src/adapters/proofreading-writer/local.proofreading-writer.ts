/** Writes exports on this machine, each in a thread of its own. */
import { runEngine } from '../../platform/engine-thread.ts';
import type { ProofreadingWriteOutcome, ProofreadingWriter } from './proofreading-writer.port.ts';

export function createLocalProofreadingWriter(): ProofreadingWriter {
  return {
    write(request, signal) {
      const entry = new URL('./proofreading-writer.thread.ts', import.meta.url);
      return runEngine<ProofreadingWriteOutcome>({ entry, input: request, signal });
    },
  };
}

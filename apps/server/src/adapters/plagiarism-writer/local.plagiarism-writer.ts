/** Writes exports on this machine, each in a thread of its own. */
import { runEngine } from '../../platform/engine-thread.ts';
import type { PlagiarismWriteOutcome, PlagiarismWriter } from './plagiarism-writer.port.ts';

export function createLocalPlagiarismWriter(): PlagiarismWriter {
  return {
    write(request, signal) {
      const entry = new URL('./plagiarism-writer.thread.ts', import.meta.url);
      return runEngine<PlagiarismWriteOutcome>({ entry, input: request, signal });
    },
  };
}

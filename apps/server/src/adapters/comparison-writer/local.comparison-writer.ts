/** Writes exports on this machine, each in a thread of its own. */
import { runEngine } from '../../platform/engine-thread.ts';
import type { ComparisonWriter, WriteOutcome } from './comparison-writer.port.ts';

export function createLocalComparisonWriter(): ComparisonWriter {
  return {
    write(request, signal) {
      const entry = new URL('./comparison-writer.thread.ts', import.meta.url);
      return runEngine<WriteOutcome>({ entry, input: request, signal });
    },
  };
}

/** Writes files on this machine, each in a thread of its own. */
import { EngineStopped } from '../../platform/queue/engine-stopped.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { ResultWriter, WriteOutcome, WriteRequests } from './result-writer.port.ts';

export function createLocalResultWriter<Result extends keyof WriteRequests>(
  result: Result,
): ResultWriter<WriteRequests[Result]> {
  return {
    async write(request, signal, onProgress) {
      const entry = new URL('./result-writer.thread.ts', import.meta.url);
      try {
        return await runEngine<WriteOutcome>({
          entry,
          input: { result, request },
          signal,
          onWord: (word) => void (typeof word === 'number' && onProgress?.(word)),
        });
      } catch (error) {
        if (!(error instanceof EngineStopped)) throw error;
        return { kind: 'failed', message: error.message, reason: 'stopped' };
      }
    },
  };
}

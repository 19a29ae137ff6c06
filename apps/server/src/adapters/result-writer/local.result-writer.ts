/** Writes files on this machine, each in a thread of its own. */
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { ResultWriter, WriteOutcome, WriteRequests } from './result-writer.port.ts';

export function createLocalResultWriter<Result extends keyof WriteRequests>(
  result: Result,
): ResultWriter<WriteRequests[Result]> {
  return {
    write(request, signal) {
      const entry = new URL('./result-writer.thread.ts', import.meta.url);
      return runEngine<WriteOutcome>({ entry, input: { result, request }, signal });
    },
  };
}

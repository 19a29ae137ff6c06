/** Writes exports on this machine, each in a thread of its own. */
import { runEngine } from '../../platform/engine-thread.ts';
import type { AuditWriteOutcome, AuditWriter } from './audit-writer.port.ts';

export function createLocalAuditWriter(): AuditWriter {
  return {
    write(request, signal) {
      const entry = new URL('./audit-writer.thread.ts', import.meta.url);
      return runEngine<AuditWriteOutcome>({ entry, input: request, signal });
    },
  };
}

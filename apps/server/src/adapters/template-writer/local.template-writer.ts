/** Fills templates on this machine, each in a thread of its own. */
import { runEngine } from '../../platform/engine-thread.ts';
import type { TemplateWriteOutcome, TemplateWriter } from './template-writer.port.ts';

export function createLocalTemplateWriter(): TemplateWriter {
  return {
    write(request, signal) {
      const entry = new URL('./template-writer.thread.ts', import.meta.url);
      return runEngine<TemplateWriteOutcome>({ entry, input: request, signal });
    },
  };
}

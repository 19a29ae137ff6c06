/** The product's own corrector in a thread that ends with its document, or when the job does. */
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { CorrectorOutput } from './corrector.thread.ts';
import type { SentenceCorrector } from './sentence-corrector.port.ts';

/** Where the model or its runtime cannot be had, `report` says why, and there are no proposals. */
export function createSentenceCorrector(report: (error: unknown) => void): SentenceCorrector {
  const entry = new URL('./corrector.thread.ts', import.meta.url);
  return {
    async propose(documentPath, signal, onProgress = () => undefined) {
      try {
        const onWord = (fraction: unknown) => onProgress(Number(fraction));
        const run = { entry, input: documentPath, signal, endsItself: true, onWord };
        return (await runEngine<CorrectorOutput>(run)).proposals;
      } catch (error) {
        signal.throwIfAborted();
        report(error);
        return null;
      }
    },
  };
}

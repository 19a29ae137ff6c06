/** The product's own corrector in a thread that is kept while somebody types. */
import { z } from 'zod';
import { KeptEngine } from '../../platform/queue/kept-engine.ts';
import type { LiveCorrector, LiveProposals } from './sentence-corrector.port.ts';

/** Loading the model takes seconds on a busy machine, some lines about one. */
const LIMIT_MS = 20_000;
const IDLE_MS = 120_000;

const answer = z.object({
  proposals: z.map(
    z.string(),
    z.array(
      z.object({
        kind: z.enum(['replace', 'delete', 'insert']),
        at: z.number(),
        character: z.string(),
        probability: z.number(),
      }),
    ),
  ),
  isComplete: z.boolean(),
});

/** Where the model or its runtime cannot be had, `report` says why, and there are no proposals. */
export function createLiveCorrector(report: (error: unknown) => void): LiveCorrector {
  const engine = new KeptEngine<string, LiveProposals>({
    entry: new URL('./live-corrector.thread.ts', import.meta.url),
    read: (word) => answer.parse(word),
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
    endsItself: true,
  });
  return {
    propose: (text) =>
      engine.ask(text).catch((error: unknown) => {
        report(error);
        return null;
      }),
    close: () => engine.close(),
  };
}

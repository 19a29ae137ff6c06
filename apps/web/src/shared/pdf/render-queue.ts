/**
 * Drawing in order of what the reader looks at. pdf.js works in one thread per document: a page that is asked for
 * late must not wait behind those that were passed by.
 */
import type { PageWork } from './pdf-file.ts';

export interface RenderJob {
  /** Lower goes first; asked again whenever a place becomes free. */
  readonly urgency: () => number;
  readonly start: () => PageWork;
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

export interface RenderQueue {
  /** Answers the way to call it off. */
  readonly add: (job: RenderJob) => () => void;
}

/** One is painted while the next is being read. */
const AT_ONCE = 2;

export function createRenderQueue(atOnce = AT_ONCE): RenderQueue {
  const waiting = new Set<RenderJob>();
  let running = 0;

  const next = () => {
    while (running < atOnce) {
      const job = mostUrgent(waiting);
      if (!job) return;
      waiting.delete(job);
      running += 1;
      void run(job);
    }
  };
  const cancels = new Map<RenderJob, () => void>();
  const run = async (job: RenderJob) => {
    try {
      const work = job.start();
      cancels.set(job, work.cancel);
      if ((await work.done) === 'done') job.onDone();
    } catch {
      if (cancels.has(job)) job.onFailed();
    } finally {
      cancels.delete(job);
      running -= 1;
      next();
    }
  };
  return {
    add(job) {
      waiting.add(job);
      // Jobs of one commit are compared with each other before the first starts.
      queueMicrotask(next);
      return () => {
        waiting.delete(job);
        const cancel = cancels.get(job);
        cancels.delete(job);
        cancel?.();
      };
    },
  };
}

function mostUrgent(jobs: ReadonlySet<RenderJob>): RenderJob | null {
  let best: RenderJob | null = null;
  let bestUrgency = Number.POSITIVE_INFINITY;
  for (const job of jobs) {
    const urgency = job.urgency();
    if (urgency < bestUrgency) {
      best = job;
      bestUrgency = urgency;
    }
  }
  return best;
}

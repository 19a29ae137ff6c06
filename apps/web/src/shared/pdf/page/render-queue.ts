/**
 * Draws pages in the order the reader needs them. pdf.js has one thread per document: a late request must not
 * wait behind pages already scrolled past.
 */
import type { PageWork } from '../pdf-file.ts';

export interface RenderJob {
  /** Lower goes first; read again whenever a slot becomes free. */
  readonly urgency: () => number;
  readonly start: () => PageWork;
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

export interface RenderQueue {
  /** Returns a function that cancels it. */
  readonly add: (job: RenderJob) => () => void;
}

/** One is painted while the next is being read. */
const AT_ONCE = 2;

export function createRenderQueue(atOnce = AT_ONCE): RenderQueue {
  const waiting = new Set<RenderJob>();
  /** The running jobs, and how to stop them. */
  const running = new Map<RenderJob, () => void>();

  const run = async (job: RenderJob) => {
    running.set(job, () => undefined);
    try {
      const work = job.start();
      running.set(job, work.cancel);
      if ((await work.done) === 'done') job.onDone();
    } catch {
      if (running.has(job)) job.onFailed();
    } finally {
      running.delete(job);
      next();
    }
  };
  const next = () => {
    while (running.size < atOnce) {
      const job = mostUrgent(waiting);
      if (!job) return;
      waiting.delete(job);
      void run(job);
    }
  };
  const leave = (job: RenderJob) => {
    waiting.delete(job);
    const cancel = running.get(job);
    if (!cancel) return;
    // Its place is free at once: a page that waits for the network ends only when its bytes are there, and the page
    // jumped to would wait for pages that nobody sees.
    running.delete(job);
    cancel();
    queueMicrotask(next);
  };
  return {
    add(job) {
      waiting.add(job);
      // Jobs of one commit are compared with each other before the first starts.
      queueMicrotask(next);
      return () => leave(job);
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

/** Observes every attempt of a job: two log lines with the request id, a span, a measurement. */
import { z } from 'zod';
import { PutBack } from '../queue/put-back.ts';
import type { Logger } from './logging.ts';
import { jobSeconds, jobsRunning } from './metrics.ts';
import { inTrace, type Origin } from './trace.ts';

export interface JobAttempt {
  readonly name: string;
  readonly id: string;
  /** A job in the queue: the payload, and its origin. */
  readonly data: unknown;
  readonly attempt: number;
}

/** Beside the payload, whose schema removes it: a worker of an earlier version does not see it. */
const carried = z.object({
  origin: z.object({ requestId: z.string(), traceparent: z.string().optional() }).optional(),
});

export function originPart(origin: Origin | null): { readonly origin?: Origin } {
  return origin === null ? {} : { origin };
}

export async function observeJob(job: JobAttempt, log: Logger, run: () => Promise<void>): Promise<void> {
  const origin = originOf(job);
  const about = { job: job.name, jobId: job.id, requestId: origin.requestId };
  const endTimer = jobSeconds.startTimer({ job: job.name });
  jobsRunning.inc({ job: job.name });
  let outcome = 'failed';
  log.info({ ...about, attempt: job.attempt }, 'job started');
  try {
    const attributes = { 'wenjian.job_id': job.id, 'wenjian.attempt': job.attempt };
    await inTrace({ name: `job ${job.name}`, kind: 'job', origin, attributes }, run);
    outcome = 'finished';
    log.info(about, 'job finished');
  } catch (error) {
    if (error instanceof PutBack) {
      outcome = 'putBack';
      log.info(about, 'job put back');
    } else log.warn({ ...about, attempt: job.attempt, err: error }, 'job failed');
    throw error;
  } finally {
    jobsRunning.dec({ job: job.name });
    endTimer({ outcome });
  }
}

/** A job queued by the product itself, or by an earlier version, uses its own id. */
function originOf({ id, data }: JobAttempt): Origin {
  const { requestId = id, traceparent } = carried.safeParse(data).data?.origin ?? {};
  return traceparent === undefined ? { requestId } : { requestId, traceparent };
}

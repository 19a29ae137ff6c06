/**
 * Background work (vectors, sweeps, imports) waits here before each small step while users' jobs wait or run. Under a
 * load that never ends it still does a step now and then.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';

export type GiveWay = (signal: AbortSignal) => Promise<void>;

/** A step is at most some tenths of a second, so a user's job has the machine within a second. */
const LOOK_MS = 250;
const LONGEST_PAUSE_MS = 3_000;

export interface Pauses {
  readonly lookMs: number;
  readonly longestMs: number;
}

export function createGiveWay(
  isBusy: () => Promise<boolean>,
  { lookMs, longestMs }: Pauses = { lookMs: LOOK_MS, longestMs: LONGEST_PAUSE_MS },
): GiveWay {
  return async (signal) => {
    for (let pausedMs = 0; pausedMs < longestMs && !signal.aborted; pausedMs += lookMs) {
      // Where the queue cannot be asked, there is none yet.
      if (!(await isBusy().catch(() => false))) return;
      await sleep(lookMs, undefined, { signal }).catch(() => undefined);
    }
  };
}

/** Whether a user's job waits or runs. What failed in every attempt is no such job. */
export async function hasJobs(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute<{ busy: boolean }>(
    sql`select exists (select from jobs.job where state in ('created', 'retry', 'active')
      and start_after <= now() and name not like '%-dead') as busy`,
  );
  return rows[0]?.busy === true;
}

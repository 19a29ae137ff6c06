/** What an operator may read and do from a terminal, on the database of the running product or any other. */
import { join, resolve } from 'node:path';
import type { PlanName } from '@wenjian/api';
import { findPersonalTeamByPhone, listFeedback } from '../features/account/index.ts';
import { grantPlan } from '../features/billing/index.ts';
import { openDatabase } from '../platform/database.ts';
import { findRunningPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { type DeadLetter, startJobQueue } from '../platform/job-queue.ts';
import { createLogger } from '../platform/logging.ts';

export interface Admin {
  listFeedback(): Promise<Awaited<ReturnType<typeof listFeedback>>>;
  listDeadLetters(): Promise<readonly DeadLetter[]>;
  /** Grants a plan to the personal space of a phone number; null when nobody has signed in with it. */
  grantPlan(phone: string, plan: PlanName): Promise<{ readonly teamId: string } | null>;
  close(): Promise<void>;
}

const FEEDBACK_LIMIT = 200;

/** null when neither DATABASE_URL is set nor a product is running on the data folder. */
export async function openAdmin(dataFolder: string, databaseUrl: string | undefined): Promise<Admin | null> {
  const url = databaseUrl ?? findRunningPostgres(join(resolve(dataFolder), 'pg'));
  if (!url) return null;
  const { database, close } = openDatabase(url, () => undefined);
  return {
    listFeedback: () => listFeedback(database, FEEDBACK_LIMIT),
    async listDeadLetters() {
      const queue = await startJobQueue(url, createLogger('silent', 'admin'));
      try {
        return await queue.deadLetters();
      } finally {
        await queue.stop();
      }
    },
    async grantPlan(phone, plan) {
      const teamId = await findPersonalTeamByPhone(database, phone);
      if (!teamId) return null;
      await database.transaction((transaction) => grantPlan(transaction, teamId, plan, new Date()));
      return { teamId };
    },
    close,
  };
}

import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { deliverDue } from './deliver.ts';
import { deleteOldDeliveries } from './deliveries.repository.ts';

/** What is due is due some seconds after it happened: nobody notices ten more. */
const EVERY_MS = 10_000;

export const notificationJobs: FeatureJobs = {
  upkeep: ({ database, mail, push, config, log }) => [
    {
      everyMs: EVERY_MS,
      isLong: true,
      steps: [(signal) => deliverDue({ database, mail, push, log, publicUrl: config.publicUrl }, signal)],
    },
    { everyMs: HOURLY_MS, steps: [() => deleteOldDeliveries(database)] },
  ],
};

import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { deleteExpiredSignIns } from './sign-ins.repository.ts';

export const accountJobs: FeatureJobs = {
  upkeep: ({ database }) => [
    { everyMs: HOURLY_MS, steps: [() => deleteExpiredSignIns(database, new Date())] },
  ],
};

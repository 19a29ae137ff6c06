import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { expireGrants } from './billing.service.ts';

export const billingJobs: FeatureJobs = {
  upkeep: ({ database }) => [{ everyMs: HOURLY_MS, steps: [() => expireGrants(database, new Date())] }],
};

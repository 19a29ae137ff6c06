import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { conversionUploadJob } from './conversion-upload.job.ts';
import { purgeLogs } from './logs.repository.ts';

export const logJobs: FeatureJobs = {
  jobs: ({ database, conversionUploader }) => [conversionUploadJob(database, conversionUploader)],
  upkeep: ({ database }) => [{ everyMs: HOURLY_MS, steps: [() => purgeLogs(database, new Date())] }],
};

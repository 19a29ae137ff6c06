import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { commonTables } from './common-tables.ts';
import { eraseDueAccounts } from './erase-accounts.ts';
import { dataExportJob } from './exports.job.ts';
import { deleteExpiredExports } from './exports.repository.ts';

export const dataRightsJobs: FeatureJobs = {
  jobs: (parts) => [dataExportJob(parts)],
  upkeep: (parts) => [
    {
      everyMs: HOURLY_MS,
      steps: [
        (signal) => eraseDueAccounts(parts, new Date(), parts.log, signal),
        () => deleteExpiredExports(parts.database, new Date()),
      ],
    },
  ],
  dataRules: commonTables,
};

import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { createUploadService } from './uploads.service.ts';

export const uploadJobs: FeatureJobs = {
  upkeep({ database, blobs }) {
    const uploads = createUploadService(database, blobs);
    return [{ everyMs: HOURLY_MS, steps: [() => uploads.removeStale(new Date())] }];
  },
};

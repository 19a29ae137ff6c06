import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { settleAbandoned } from './end-reply.ts';

export const chatJobs: FeatureJobs = {
  upkeep: ({ database }) => [
    {
      everyMs: HOURLY_MS,
      steps: [
        // Before what was said of them is gone.
        () => settleAbandoned(database, {}),
        () => deleteOldEvents(database, new Date()),
      ],
    },
  ],
};

import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { purgeDeleted, purgeUnusedFiles } from './purge-deleted.ts';
import { sweepContents } from './sweep-contents.ts';

/** Reads the list of all contents: a few times a day is enough for what is a day old. */
const SWEEP_CONTENTS_MS = 6 * HOURLY_MS;

export const retentionJobs: FeatureJobs = {
  upkeep: (parts) => [
    {
      everyMs: HOURLY_MS,
      steps: [(signal) => purgeDeleted(parts.database, new Date(), parts.log, signal)],
    },
    {
      everyMs: SWEEP_CONTENTS_MS,
      steps: [
        (signal) => purgeUnusedFiles(parts.database, new Date(), parts.log, signal),
        (signal) => sweepContents(parts, new Date(), signal),
      ],
    },
  ],
};

import * as s from '../../database/schema.ts';
import { HOURLY_MS } from '../../platform/queue/cleaning.ts';
import { derived, ofTeam } from '../data-rights/index.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { documentJob } from './documents.job.ts';
import { foldNames, indexMissing } from './search.service.ts';
import { purgeExpired } from './trash.service.ts';

export const documentJobs: FeatureJobs = {
  jobs: (parts) => [documentJob(parts)],
  upkeep: ({ database, blobs, log }) => [
    {
      everyMs: HOURLY_MS,
      steps: [(signal) => purgeExpired(database, new Date(), log, signal)],
    },
    // May take long: nothing else waits for it.
    {
      everyMs: HOURLY_MS,
      isLong: true,
      steps: [
        (signal) => foldNames(database, signal),
        (signal) => indexMissing(database, blobs, log, signal),
      ],
    },
  ],
  dataRules: [
    {
      table: s.knowledgeFolders,
      space: s.knowledgeFolders.teamId,
      actors: [s.knowledgeFolders.createdBy],
      ...ofTeam,
    },
    {
      table: s.knowledgeDocuments,
      space: s.knowledgeDocuments.teamId,
      actors: [s.knowledgeDocuments.ownerId],
      hidden: [s.knowledgeDocuments.foldedName, s.knowledgeDocuments.foldVersion],
      ...ofTeam,
    },
    {
      table: s.knowledgeVersions,
      space: s.knowledgeVersions.teamId,
      hidden: [s.knowledgeVersions.facts, s.knowledgeVersions.factsVersion],
      ...ofTeam,
    },
    { table: s.knowledgePages, space: s.knowledgePages.teamId, ...derived },
  ],
};

import * as s from '../../database/schema.ts';
import { ofTeam, supersededOfTeam } from '../data-rights/index.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { compareJob } from './compare.job.ts';
import { compareExportJob } from './exports.job.ts';

export const compareJobs: FeatureJobs = {
  jobs: (parts) => [compareJob(parts), compareExportJob({ ...parts, writer: parts.comparisonWriter })],
  dataRules: [
    {
      table: s.comparisonDecisions,
      space: s.comparisonDecisions.teamId,
      actors: [s.comparisonDecisions.decidedBy],
      ...supersededOfTeam,
    },
    {
      table: s.compareProfiles,
      space: s.compareProfiles.teamId,
      actors: [s.compareProfiles.ownerId],
      ...ofTeam,
    },
  ],
};

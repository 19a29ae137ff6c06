import * as s from '../../database/schema.ts';
import { ofTeam, supersededOfTeam } from '../data-rights/index.ts';
import { exampleJob } from '../examples/jobs.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { proofreadExportJob } from './exports.job.ts';
import { proofreadJob } from './proofread.job.ts';
import { proofreadExample } from './proofread-example.ts';

export const proofreadJobs: FeatureJobs = {
  jobs: (parts) => [
    proofreadJob(parts),
    proofreadExportJob({ ...parts, writer: parts.proofreadingWriter }),
    exampleJob('correctExample', proofreadExample, parts),
  ],
  standing: async () => [await proofreadExample.sha256()],
  dataRules: [
    {
      table: s.correctionStates,
      space: s.correctionStates.teamId,
      actors: [s.correctionStates.decidedBy],
      ...supersededOfTeam,
    },
    {
      table: s.lexiconEntries,
      space: s.lexiconEntries.teamId,
      actors: [s.lexiconEntries.ownerId],
      ...ofTeam,
    },
  ],
};

import * as s from '../../database/schema.ts';
import { ofPerson, ofTeam, supersededOfTeam } from '../data-rights/index.ts';
import { exampleJob } from '../examples/jobs.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { auditJob } from './audit.job.ts';
import { auditExample } from './audit-example.ts';
import { auditExportJob } from './exports/exports.job.ts';

export const auditJobs: FeatureJobs = {
  jobs: (parts) => [
    auditJob(parts),
    auditExportJob({ ...parts, writer: parts.auditWriter }),
    exampleJob('auditExample', auditExample, parts),
  ],
  standing: async () => [await auditExample.sha256()],
  dataRules: [
    {
      table: s.auditRiskStates,
      space: s.auditRiskStates.teamId,
      actors: [s.auditRiskStates.decidedBy],
      ...supersededOfTeam,
    },
    {
      table: s.auditTemplates,
      space: s.auditTemplates.teamId,
      actors: [s.auditTemplates.ownerId],
      ...ofTeam,
    },
    {
      table: s.auditFeedback,
      space: s.auditFeedback.teamId,
      person: s.auditFeedback.userId,
      ...ofPerson,
      why: '本人对审查结果的评价',
    },
  ],
};

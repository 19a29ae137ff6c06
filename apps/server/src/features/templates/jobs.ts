import { generatedFormats } from '@wenjian/api';
import * as s from '../../database/schema.ts';
import { ofTeam } from '../data-rights/index.ts';
import type { FeatureJobs } from '../feature-jobs.ts';
import { generationJob } from './generation.job.ts';
import { templateReadingJob } from './reading.job.ts';
import { generationSummary } from './templates.input.ts';

export const templateJobs: FeatureJobs = {
  jobs: (parts) => [
    templateReadingJob(parts),
    generationJob({ ...parts, writer: parts.templateWriter, setWriter: parts.templateSetWriter }),
  ],
  dataRules: [
    {
      table: s.contractTemplates,
      space: s.contractTemplates.teamId,
      actors: [s.contractTemplates.ownerId],
      ...ofTeam,
    },
    {
      table: s.contractTemplateVersions,
      space: s.contractTemplateVersions.teamId,
      actors: [s.contractTemplateVersions.createdBy],
      ...ofTeam,
    },
  ],
  archived: {
    template: {
      hasRecord: false,
      files({ title, summary }) {
        const stored = generationSummary.parse(summary);
        return generatedFormats.flatMap((format) => {
          const file = stored[format];
          return file ? [{ name: `${title}.${format}`, ...file }] : [];
        });
      },
    },
  },
};

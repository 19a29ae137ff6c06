import type { FeatureJobs } from '../feature-jobs.ts';
import { conversionSummary, recognitionSummary } from './convert.input.ts';
import { convertJob } from './convert.job.ts';
import { recognitionJob } from './recognition.job.ts';

export { writeArchive } from './write-archive.ts';

export const convertJobs: FeatureJobs = {
  jobs: (parts) => [convertJob(parts), recognitionJob(parts)],
  archived: {
    convert: { hasRecord: false, files: ({ summary }) => conversionSummary.parse(summary).outputs },
    ocr: {
      hasRecord: true,
      files({ title, summary }) {
        const stem = title.replace(/\.[^.]*$/, '');
        const { exports } = recognitionSummary.parse(summary);
        return exports.map(({ format, sha256 }) => ({ name: `${stem}.${format}`, sha256 }));
      },
    },
  },
};

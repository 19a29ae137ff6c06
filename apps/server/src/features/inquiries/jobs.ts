import type { FeatureJobs } from '../feature-jobs.ts';
import { inquiryMailJob } from './inquiry-mail.job.ts';

export const inquiryJobs: FeatureJobs = {
  jobs: ({ database, mail, config }) => [inquiryMailJob(database, mail, config.mail.inquiriesTo)],
};

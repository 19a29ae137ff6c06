export { inquiryMailJob } from './inquiry-mail.job.ts';

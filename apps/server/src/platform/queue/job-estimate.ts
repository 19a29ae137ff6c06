/** How long a job takes before anything is known of it; the pace of its kind corrects it (work-shares.ts). */
import type { JobName } from '@wenjian/api';

const USUAL_SECONDS = 3;
const SECONDS_A_MEGABYTE = 3;
const MEGABYTE = 1024 ** 2;

const own: Partial<Record<JobName, number>> = {
  duplicate: 10,
  textBase: 5,
  dataExport: 60,
  inquiryMail: 1,
  conversionUpload: 1,
};

export function estimateSeconds(name: JobName, bytes: number): number {
  return (own[name] ?? USUAL_SECONDS) + (bytes / MEGABYTE) * SECONDS_A_MEGABYTE;
}

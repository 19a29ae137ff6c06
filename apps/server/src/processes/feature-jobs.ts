/** What the product's worker is made of. */
import { type Tools, tools } from '@wenjian/api';
import { accountJobs } from '../features/account/jobs.ts';
import { auditJobs } from '../features/audit/jobs.ts';
import { billingJobs } from '../features/billing/jobs.ts';
import { chatJobs } from '../features/chat/jobs.ts';
import { compareJobs } from '../features/compare/jobs.ts';
import { convertJobs } from '../features/convert/jobs.ts';
import { dataRightsJobs } from '../features/data-rights/jobs.ts';
import { documentJobs } from '../features/documents/jobs.ts';
import type { FeatureJobs } from '../features/feature-jobs.ts';
import { inquiryJobs } from '../features/inquiries/jobs.ts';
import { lawJobs } from '../features/laws/jobs.ts';
import { logJobs } from '../features/logs/jobs.ts';
import { notificationJobs } from '../features/notifications/jobs.ts';
import { orderJobs } from '../features/orders/jobs.ts';
import { plagiarismJobs } from '../features/plagiarism/jobs.ts';
import { proofreadJobs } from '../features/proofread/jobs.ts';
import { retentionJobs } from '../features/retention/jobs.ts';
import { templateJobs } from '../features/templates/jobs.ts';
import { uploadJobs } from '../features/uploads/jobs.ts';

export interface WorkerProduct {
  readonly tools: Tools;
  readonly features: readonly FeatureJobs[];
}

export const workerProduct: WorkerProduct = {
  tools,
  // Uploads first: what is stale takes room that others may need.
  features: [
    uploadJobs,
    accountJobs,
    auditJobs,
    billingJobs,
    chatJobs,
    compareJobs,
    convertJobs,
    dataRightsJobs,
    documentJobs,
    inquiryJobs,
    lawJobs,
    logJobs,
    notificationJobs,
    orderJobs,
    plagiarismJobs,
    proofreadJobs,
    retentionJobs,
    templateJobs,
  ],
};

/** What all features say of their tables: every table is in it once. */
export const dataRules = workerProduct.features.flatMap((feature) => feature.dataRules ?? []);

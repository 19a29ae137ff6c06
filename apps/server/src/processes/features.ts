/** What the product's server is made of; a feature's registration is its only mention outside of its folder. */
import { type Tools, tools } from '@wenjian/api';
import { accountFeature } from '../features/account/feature.ts';
import { activityFeature } from '../features/activity/feature.ts';
import { apiKeyFeature } from '../features/api-keys/feature.ts';
import { auditFeature } from '../features/audit/feature.ts';
import { billingFeature } from '../features/billing/feature.ts';
import { chatFeature } from '../features/chat/feature.ts';
import { collaborationFeature } from '../features/collaboration/feature.ts';
import { compareFeature } from '../features/compare/feature.ts';
import { convertFeature } from '../features/convert/feature.ts';
import { couponFeature } from '../features/coupons/feature.ts';
import { dataRightsFeature } from '../features/data-rights/feature.ts';
import { documentFeature } from '../features/documents/feature.ts';
import type { Feature } from '../features/feature.ts';
import { findingFeature } from '../features/findings/feature.ts';
import { inquiryFeature } from '../features/inquiries/feature.ts';
import { invitationFeature } from '../features/invitations/feature.ts';
import { lawFeature } from '../features/laws/feature.ts';
import { liveFeature } from '../features/live/feature.ts';
import { logFeature } from '../features/logs/feature.ts';
import { messageFeature } from '../features/messages/feature.ts';
import { notificationFeature } from '../features/notifications/feature.ts';
import { operationFeature } from '../features/operations/feature.ts';
import { orderFeature } from '../features/orders/feature.ts';
import { plagiarismFeature } from '../features/plagiarism/feature.ts';
import { proofreadFeature } from '../features/proofread/feature.ts';
import { recordFeature } from '../features/records/feature.ts';
import { statisticsFeature } from '../features/statistics/feature.ts';
import { taskFeature } from '../features/tasks/feature.ts';
import { teamFeature } from '../features/teams/feature.ts';
import { templateFeature } from '../features/templates/feature.ts';
import { uploadFeature } from '../features/uploads/feature.ts';
import { workbenchFeature } from '../features/workbench/feature.ts';

export interface ServerProduct {
  readonly tools: Tools;
  readonly features: readonly Feature[];
}

export const serverProduct: ServerProduct = {
  tools,
  features: [
    accountFeature,
    activityFeature,
    apiKeyFeature,
    auditFeature,
    billingFeature,
    chatFeature,
    collaborationFeature,
    compareFeature,
    convertFeature,
    couponFeature,
    dataRightsFeature,
    documentFeature,
    findingFeature,
    inquiryFeature,
    invitationFeature,
    lawFeature,
    liveFeature,
    logFeature,
    messageFeature,
    notificationFeature,
    operationFeature,
    orderFeature,
    plagiarismFeature,
    proofreadFeature,
    recordFeature,
    statisticsFeature,
    taskFeature,
    teamFeature,
    templateFeature,
    uploadFeature,
    workbenchFeature,
  ],
};

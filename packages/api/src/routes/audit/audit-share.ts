/** Reviews for people without an account: the built-in example, and a result behind a share key. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { defineSharing } from '../define-sharing.ts';
import { sharedDecision } from '../findings.ts';
import { auditResult } from './audit-result.ts';

/** Contains nothing about the team, its people or other documents. */
export const sharedAudit = z.object({
  title: z.string(),
  standpoint: z.string(),
  templateName: z.string().nullable(),
  customDemand: z.string(),
  result: auditResult,
  decisions: z.array(sharedDecision),
});

const sharing = defineSharing({
  name: 'Audit',
  feature: 'audit',
  object: 'audit',
  path: '/api/contract-audit',
  title: '审查结果',
  answer: sharedAudit,
});

export const shareAudit = sharing.share;
export const unshareAudit = sharing.unshare;
export const readSharedAudit = sharing.readShared;
export const readSharedAuditPdf = sharing.readSharedPdf;
export const readExampleAuditPdf = sharing.readExamplePdf;

export const readExampleAudit = defineRoute({
  name: 'readExampleAudit',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/example',
  summary: '内置示例合同的审查结果（由审查引擎现场得出）',
  policy: { kind: 'public' },
  query: z.object({ standpoint: z.string().max(200).optional() }),
  answer: sharedAudit,
  errors: ['UNAVAILABLE'],
  sendsBearer: false,
});

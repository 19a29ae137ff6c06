/** Corrections for people without an account: the built-in example, and a result behind a share key. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { defineSharing } from '../define-sharing.ts';
import { sharedDecision } from '../findings.ts';
import { proofreadingResult } from './proofread-result.ts';

/** Contains nothing about the team, its people or other documents. */
export const sharedProofreading = z.object({
  title: z.string(),
  result: proofreadingResult,
  decisions: z.array(sharedDecision),
});

const sharing = defineSharing({
  name: 'Proofreading',
  feature: 'proofread',
  object: 'proofreading',
  path: '/api/contract-correct',
  title: '纠错结果',
  answer: sharedProofreading,
});

export const shareProofreading = sharing.share;
export const unshareProofreading = sharing.unshare;
export const readSharedProofreading = sharing.readShared;
export const readSharedProofreadingPdf = sharing.readSharedPdf;
export const readExampleProofreadingPdf = sharing.readExamplePdf;

export const readExampleProofreading = defineRoute({
  name: 'readExampleProofreading',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/example',
  summary: '内置示例合同的纠错结果（由纠错引擎现场得出）',
  policy: { kind: 'public' },
  answer: sharedProofreading,
  errors: ['UNAVAILABLE'],
  sendsBearer: false,
});

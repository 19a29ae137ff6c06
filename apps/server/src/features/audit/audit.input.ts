/** The fields of a review's task row besides the common columns. */
import { audit, contractFacts, formerReview } from '@wenjian/api';
import { z } from 'zod';

const file = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });

/** The user's choice. Null: the contract is only read and recognised, which takes no use. */
const review = z.object({
  standpoint: z.string(),
  templateId: z.string().nullable(),
  templateName: z.string().nullable(),
  /** A team's own list as it was when the review was accepted; it may be changed or deleted meanwhile. */
  templateSha256: z.string().nullable(),
  customDemand: z.string(),
  /** The contract template as it was when the review was accepted; absent in reviews of former versions. */
  standard: z
    .object({ id: z.uuid(), name: z.string(), versionNumber: z.number().int(), documentSha256: z.string() })
    .nullable()
    .default(null),
});
export type ReviewChoice = z.output<typeof review>;

export const auditInput = z.object({ file, review: review.nullable() });
export type AuditInput = z.output<typeof auditInput>;

export const auditStatistics = audit.shape.statistics.unwrap();

const reviewed = z.object({
  /** As written in the contract; the choice may have used another word for the party. */
  standpoint: z.string(),
  statistics: auditStatistics,
  /** Without what only the team may see; absent in reviews of former versions. */
  guestStatistics: auditStatistics.nullable().default(null),
  /** The engine's own result, from which the exports are written. */
  auditSha256: z.string(),
  /** The index of risks, for decisions; small, while the result may be large. */
  riskIndexSha256: z.string(),
  /** Which language model took part. */
  model: z.string().nullable(),
  /** Its risks as rows to put beside another review; absent in reviews of former versions, like the next two. */
  listSha256: z.string().nullable().default(null),
  /** The same of the other standpoints, by rules alone. */
  others: z.array(z.object({ standpoint: z.string(), listSha256: z.string() })).default([]),
  /** The review it replaced. */
  former: formerReview.extend({ listSha256: z.string() }).nullable().default(null),
});

/** Facts and readings are kept when a review fails, so that another can be started. */
export const auditSummary = z.object({
  facts: contractFacts,
  documentSha256: z.string(),
  pdfSha256: z.string().nullable(),
  reviewed: reviewed.nullable(),
});
export type AuditSummary = z.output<typeof auditSummary>;
export type ContractFacts = AuditSummary['facts'];

/** The fields of a proofreading's task row besides the common columns. */
import { proofreading } from '@wenjian/api';
import { z } from 'zod';

const file = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });

export const proofreadInput = z.object({ file });
export type ProofreadingInput = z.output<typeof proofreadInput>;

export const proofreadSummary = z.object({
  statistics: proofreading.shape.statistics.unwrap(),
  documentSha256: z.string(),
  pdfSha256: z.string().nullable(),
  /** The engine's own result, used for exports and later checks. */
  engineSha256: z.string(),
  /** The index of corrections, for decisions; small, while the result may be large. */
  indexSha256: z.string(),
});
export type ProofreadSummary = z.output<typeof proofreadSummary>;

/** The fields of a document's task row besides the common columns. */
import { documentSummary } from '@wenjian/api';
import { z } from 'zod';

const file = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });

export const documentInput = z.object({ file });

export const readingSummary = documentSummary.extend({
  documentSha256: z.string(),
  pdfSha256: z.string().nullable(),
});

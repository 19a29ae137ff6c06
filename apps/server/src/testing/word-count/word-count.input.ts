import { z } from 'zod';

export const wordCountInput = z.object({
  file: z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() }),
});

export const wordCountSummary = z.object({ characters: z.number().int(), indexSha256: z.string() });

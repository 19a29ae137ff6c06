/** The fields of a comparison's task row besides the common columns. */
import { compareOptions, comparisonStatistics } from '@wenjian/api';
import { z } from 'zod';

const file = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });

export const compareInput = z.object({
  origin: file,
  target: file,
  options: compareOptions.prefault({}),
  /** One baseline against several versions: their common id, and the position in the given order. */
  chainId: z.uuid().nullable().default(null),
  chainIndex: z.number().int().default(0),
});
export type CompareInput = z.output<typeof compareInput>;
export type CompareOptions = CompareInput['options'];

const side = z.object({ documentSha256: z.string(), pdfSha256: z.string().nullable() });

export const compareSummary = z.object({
  statistics: comparisonStatistics,
  /** The engine's own output, from which the exports are written. */
  comparisonSha256: z.string(),
  /** The index of changes, for decisions; small, while the result may be large. */
  changeIndexSha256: z.string(),
  old: side,
  new: side,
  /** Who saved the new version last, and when, by the file's own word; only for versions of a chain. */
  saved: z.object({ by: z.string().nullable(), at: z.string().nullable() }).optional(),
});
export type CompareSummary = z.output<typeof compareSummary>;
export type SideReading = CompareSummary['old'];

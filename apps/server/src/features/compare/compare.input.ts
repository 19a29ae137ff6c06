/** What a comparison's task row carries besides the common columns. */
import { comparisonStatistics } from '@wenjian/api';
import { z } from 'zod';

const file = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });

export const compareInput = z.object({ origin: file, target: file });
export type CompareInput = z.output<typeof compareInput>;

export const compareSummary = comparisonStatistics.nullable();

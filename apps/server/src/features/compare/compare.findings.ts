import type { ToolFindings } from '../findings/index.ts';
import { compareSummary } from './compare.input.ts';

/** A change stands between two documents: there is nothing to rewrite. */
export const compareFindings: ToolFindings = {
  indexSha256: ({ summary }) => compareSummary.parse(summary).changeIndexSha256,
  isEditable: () => false,
};

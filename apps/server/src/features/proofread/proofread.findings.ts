import { RENUMBER_ALL } from '@wenjian/api';
import type { ToolFindings } from '../findings/index.ts';
import { proofreadSummary } from './proofread.input.ts';

/** The renumbering is accepted or taken back as a whole. */
export const proofreadFindings: ToolFindings = {
  indexSha256: ({ summary }) => proofreadSummary.parse(summary).indexSha256,
  isEditable: ({ id }) => id !== RENUMBER_ALL,
};

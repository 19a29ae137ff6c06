/** How many files each tool takes at once: a review is of one contract, a check of two parties. */
import { COMPARISON_MAX_TARGETS, CONVERSION_MAX_FILES, KNOWLEDGE_BATCH_MAX } from '@wenjian/api';
import type { ToolName } from '../tool-catalogue.ts';

export type FileTool = Exclude<ToolName, 'statistics' | 'orders'>;

export const FILES_TAKEN: Readonly<Record<FileTool, number>> = {
  compare: COMPARISON_MAX_TARGETS + 1,
  audit: 1,
  correct: 1,
  plagiarism: 2,
  convert: CONVERSION_MAX_FILES,
  ocr: CONVERSION_MAX_FILES,
  documents: KNOWLEDGE_BATCH_MAX,
  templates: 1,
};

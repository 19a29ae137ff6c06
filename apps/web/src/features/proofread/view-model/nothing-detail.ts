/** The meaning of an empty result: never claims more than was examined. Pure. */
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import type { ProofreadingResult } from './proofread-shapes.ts';

export function nothingDetail({
  coverage: { notExamined },
  hasLanguageModel,
}: Pick<ProofreadingResult, 'coverage' | 'hasLanguageModel'>): string {
  const model = hasLanguageModel ? '' : text.nothingWithoutModel;
  if (notExamined.length > 0) return `${text.nothingInPart(formatCount(notExamined.length))}${model}`;
  return model === '' ? text.nothingAtAll : model;
}

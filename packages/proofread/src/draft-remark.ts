/**
 * Makes a draft of a remark at a place of the contract: certain, likely or advice, without a replacement
 * unless one is added.
 */
import type { CorrectionDraft, CorrectionFamily, CorrectionTier } from './correction.ts';

const confidences: Readonly<Record<CorrectionTier, number>> = { error: 0.96, suspect: 0.88, advice: 0.7 };

export function remark(
  { start, end }: { readonly start: number; readonly end: number },
  family: CorrectionFamily,
  name: string,
  tier: CorrectionTier,
  reason: string,
): CorrectionDraft {
  const ruleId = `${family}.${name}`;
  return { start, end, suggestion: null, ruleId, family, tier, confidence: confidences[tier], reason };
}

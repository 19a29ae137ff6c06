/** Corrections as findings. */
import { type Finding, replacing, type Severity } from '@wenjian/document';
import type { Correction, CorrectionTier } from './correction.ts';
import { familyNames } from './proofread.text.ts';

const severityOf: Readonly<Record<CorrectionTier, Severity>> = {
  error: 'high',
  suspect: 'medium',
  advice: 'low',
};

export function correctionFindings(corrections: readonly Correction[]): readonly Finding<Correction>[] {
  return corrections.map((correction) => {
    const { id, ruleId, start, end, original, suggestion, related = [] } = correction;
    return {
      id,
      origin: { tool: 'correct', rule: ruleId },
      identity: [ruleId, start, end, original],
      places: [correction, ...related].map((span) => ({
        side: 'document',
        start: span.start,
        end: span.end,
      })),
      quote: original,
      title: familyNames[correction.family],
      reason: correction.reason,
      severity: severityOf[correction.tier],
      suggestion,
      edit: suggestion === null ? null : replacing(correction, suggestion),
      group: null,
      detail: correction,
    };
  });
}

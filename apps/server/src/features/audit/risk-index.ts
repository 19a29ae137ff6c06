/**
 * Which risks a result has, by id. The digest says what a risk is (rule, place, quotation), so that what was done about
 * it is found again after another review.
 */
import { createHash } from 'node:crypto';
import type { Risk } from '@wenjian/audit';
import { z } from 'zod';

export const riskIndex = z.array(
  z.object({
    id: z.string(),
    ruleId: z.string(),
    digest: z.string(),
    kind: z.enum(['risk', 'missing']),
  }),
);
export type RiskIndex = z.output<typeof riskIndex>;

export function indexRisks(risks: readonly Risk[]): RiskIndex {
  return risks.map((risk) => ({ id: risk.id, ruleId: risk.ruleId, digest: digestOf(risk), kind: risk.kind }));
}

function digestOf({ ruleId, kind, span, quote }: Risk): string {
  const identity = [ruleId, kind, span && [span.start, span.end], quote];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}

/**
 * Which risks a result has, by id. The digest says what a risk is (rule, place, quotation) and, behind a point, what is
 * proposed, so that what was done about it is found again after another review, and an adopted text is not another one.
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

/** The part of a digest that stays the same whatever is proposed. */
export function identityOf(digest: string): string {
  return digest.split('.', 1)[0] ?? '';
}

function digestOf({ ruleId, kind, span, quote, suggestion }: Risk): string {
  return `${hashOf([ruleId, kind, span && [span.start, span.end], quote])}.${hashOf(suggestion)}`;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

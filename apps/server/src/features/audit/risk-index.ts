/**
 * The risks of a result, by id. The digest consists of rule, place and quotation and, after a dot, the
 * proposal, so that a decision is found again after another review and an adopted text is not confused with
 * another.
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

/** The part of a digest that does not depend on the proposal. */
export function identityOf(digest: string): string {
  return digest.split('.', 1)[0] ?? '';
}

function digestOf({ ruleId, kind, span, quote, suggestion }: Risk): string {
  return `${hashOf([ruleId, kind, span && [span.start, span.end], quote])}.${hashOf(suggestion)}`;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

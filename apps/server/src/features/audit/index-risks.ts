/** The risks of a review as findings people decide on. */
import type { Risk } from '@wenjian/audit';
import { digestOf, type NewFinding } from '../../platform/finding-index.ts';

export function indexRisks(risks: readonly Risk[]): readonly NewFinding[] {
  return risks.map(({ id, ruleId, kind, span, quote, suggestion }) => ({
    id,
    ruleId,
    digest: digestOf([ruleId, kind, span && [span.start, span.end], quote], suggestion),
    // A missing clause has no text to replace.
    placement: kind === 'missing' ? 'insert' : 'replace',
  }));
}

/** The risks of a review as findings. */
import { documentOffset, type Edit, type Finding, replacing } from '@wenjian/document';
import type { Risk } from './audit-result.ts';
import { suggestionKind } from './review/suggestion-kind.ts';

export function riskFindings(risks: readonly Risk[]): readonly Finding<Risk>[] {
  return risks.map((risk) => ({
    id: risk.id,
    origin: { tool: 'audit', rule: risk.ruleId },
    identity: [risk.ruleId, risk.kind, risk.span && [risk.span.start, risk.span.end], risk.quote],
    places: [...(risk.span ? [risk.span] : []), ...risk.related].map(({ start, end }) => ({
      side: 'document',
      start,
      end,
    })),
    quote: risk.quote,
    title: risk.title,
    reason: risk.reason,
    severity: risk.level,
    suggestion: risk.suggestion,
    edit: editOf(risk),
    group: null,
    detail: risk,
  }));
}

/** Advice addresses the reader and never comes into the contract; a missing clause has no text to replace. */
function editOf({ kind, span, insertAt, suggestion }: Risk): Edit | null {
  if (suggestionKind(suggestion) === 'advice') return null;
  if (kind === 'risk') return span && replacing(span, suggestion);
  return insertAt === null ? null : { kind: 'insert', after: documentOffset(insertAt), text: suggestion };
}

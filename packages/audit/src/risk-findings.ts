/** The risks of a review as findings. */
import type { Document, Finding } from '@wenjian/document';
import type { Risk } from './audit-result.ts';
import { editAsOne, editWords } from './edits/risk-edit.ts';

export function riskFindings(
  risks: readonly Risk[],
  { text }: Pick<Document, 'text'>,
): readonly Finding<Risk>[] {
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
    suggestion: risk.edit === null ? risk.suggestion : editWords(risk.edit),
    edit: risk.edit && editAsOne(risk.edit, text),
    group: null,
    detail: risk,
  }));
}

/** The clauses that are left out: by whoever fills in, or because their condition is not met. */
import type { ClauseCondition, OptionalClause, Template, TemplateValues } from './template.ts';

export function omittedClauses(
  { clauses }: Template,
  { fields, omitted }: TemplateValues,
): readonly OptionalClause[] {
  const byHand = new Set(omitted);
  const isMet = ({ fieldId, optionIds }: ClauseCondition): boolean => {
    const value = fields[fieldId];
    return value?.kind === 'choice' && value.optionIds.some((id) => optionIds.includes(id));
  };
  return clauses.filter(({ id, when }) => (when === undefined ? byHand.has(id) : !isMet(when)));
}

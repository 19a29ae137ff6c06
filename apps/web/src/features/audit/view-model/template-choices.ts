/** The review lists as something to choose from. Pure. */
import { formatCount } from '../../../shared/format/format-count.ts';
import { auditText } from '../text.ts';
import type { ContractFacts, ReviewTemplate, RuleCatalogue } from './audit-shapes.ts';

export interface TemplateChoice {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  readonly isSuggested: boolean;
}

interface TemplateGroup {
  readonly label: string;
  readonly options: readonly TemplateChoice[];
}

/** Built-in lists with the suggested one first, then the team's own. */
export function templateGroups(
  templates: readonly ReviewTemplate[],
  suggestedId: string | null,
): readonly TemplateGroup[] {
  const { builtIn, own } = auditText.choice;
  const choices = (wanted: boolean) =>
    templates
      .filter(({ isBuiltIn }) => isBuiltIn === wanted)
      .map((template) => choiceOf(template, suggestedId))
      .sort((a, b) => Number(b.isSuggested) - Number(a.isSuggested));
  return [
    { label: builtIn, options: choices(true) },
    { label: own, options: choices(false) },
  ].filter(({ options }) => options.length > 0);
}

/** "34 条规则", with the team's own rules if there are any. */
export function templateSize(
  template: Pick<ReviewTemplate, 'rules' | 'ownRules' | 'requiredClauses'>,
): string {
  const { rules, ownRules, requiredClauses } = template;
  const { ruleCount, ownRuleCount, clauseCount } = auditText.choice;
  return [
    ruleCount(formatCount(rules.length)),
    ...(requiredClauses.length === 0 ? [] : [clauseCount(formatCount(requiredClauses.length))]),
    ...(ownRules.length === 0 ? [] : [ownRuleCount(formatCount(ownRules.length))]),
  ].join('，');
}

/** The list of last time while it still exists, otherwise the suggested one. */
export function firstTemplate(
  facts: Pick<ContractFacts, 'suggestedTemplateId'>,
  lastId: string | null,
  templates: readonly ReviewTemplate[] | undefined,
): string {
  if (lastId === null) return facts.suggestedTemplateId;
  const isKnown = templates === undefined || templates.some(({ id }) => id === lastId);
  return isKnown ? lastId : facts.suggestedTemplateId;
}

/** The type of a list where it differs from the recognised one; else null. */
export function otherTypeName(
  template: ReviewTemplate | undefined,
  facts: Pick<ContractFacts, 'contractType'>,
  catalogue: Pick<RuleCatalogue, 'contractTypes'> | undefined,
): string | null {
  const type = template?.contractType ?? null;
  if (type === null || type === facts.contractType) return null;
  return catalogue?.contractTypes.find((one) => one.type === type)?.name ?? template?.name ?? null;
}

function choiceOf(template: ReviewTemplate, suggestedId: string | null): TemplateChoice {
  return {
    value: template.id,
    label: template.name,
    detail: templateSize(template),
    isSuggested: template.id === suggestedId,
  };
}

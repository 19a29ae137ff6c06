/**
 * Checks a review list against the catalogue: rules that exist, thresholds that those rules have, no
 * duplicates.
 */
import type { BodyOf, updateReviewTemplate } from '@wenjian/api';
import { allRules, hasWords } from '@wenjian/audit';
import { contractTypes } from '@wenjian/contract';
import type { FieldProblem } from '../../../platform/app-error.ts';
import { templateText } from '../audit.text.ts';

export type TemplateBody = BodyOf<typeof updateReviewTemplate>;

export const rulesById = new Map(allRules.map((rule) => [rule.id, rule]));

export function problemsOf(body: TemplateBody): readonly FieldProblem[] {
  const { contractType, rules, ownRules, requiredClauses } = body;
  const problems: FieldProblem[] = [];
  if (contractType !== null && !contractTypes.some((type) => type === contractType))
    problems.push({ path: 'contractType', message: templateText.unknownType });
  if (rules.length + ownRules.length + requiredClauses.length === 0)
    problems.push({ path: 'rules', message: templateText.nothingChosen });
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const path = `rules.${index}`;
    if (seen.has(rule.ruleId))
      problems.push({ path: `${path}.ruleId`, message: templateText.repeatedRule(rule.ruleId) });
    seen.add(rule.ruleId);
    problems.push(...problemsOfRule(rule, path)); // few: those of one rule
  }
  if (new Set(ownRules.map(({ id }) => id)).size < ownRules.length)
    problems.push({ path: 'ownRules', message: templateText.repeatedOwnRule });
  if (new Set(requiredClauses.map(({ id }) => id)).size < requiredClauses.length)
    problems.push({ path: 'requiredClauses', message: templateText.repeatedClause });
  for (const [index, { topic, words, wording }] of requiredClauses.entries())
    if (!hasWords(wording, words))
      problems.push({
        path: `requiredClauses.${index}.words`,
        message: templateText.wordsNotInWording(topic),
      });
  return problems;
}

function problemsOfRule(
  { ruleId, thresholds = {} }: TemplateBody['rules'][number],
  path: string,
): readonly FieldProblem[] {
  const rule = rulesById.get(ruleId);
  if (!rule) return [{ path: `${path}.ruleId`, message: templateText.unknownRule(ruleId) }];
  return Object.entries(thresholds).flatMap(([name, value]) => {
    const place = `${path}.thresholds.${name}`;
    if (!Object.hasOwn(rule.thresholds ?? {}, name))
      return [{ path: place, message: templateText.unknownThreshold(name) }];
    return value < 0 ? [{ path: place, message: templateText.negativeThreshold }] : [];
  });
}

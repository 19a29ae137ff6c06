/** The catalogue as the editor shows it: by family, searched, limited to the type. Pure. */
import type { AuditRule } from './audit-shapes.ts';
import { settingOf, type TemplateDraft } from './template-draft.ts';

export interface RuleFilter {
  readonly search: string;
  readonly onlyChosen: boolean;
}

export interface RuleGroup {
  readonly family: string;
  readonly name: string;
  readonly rules: readonly AuditRule[];
  readonly chosenCount: number;
}

/** In the order of the catalogue; families without a shown rule are left out. */
export function ruleGroups(
  rules: readonly AuditRule[],
  draft: TemplateDraft,
  filter: RuleFilter,
): readonly RuleGroup[] {
  const shown = rules.filter((rule) => isShown(rule, draft, filter));
  const families = [...new Set(shown.map(({ family }) => family))];
  return families.map((family) => {
    const members = shown.filter((rule) => rule.family === family);
    return {
      family,
      name: members[0]?.familyName ?? family,
      rules: members,
      chosenCount: members.filter(({ id }) => settingOf(draft, id).isOn).length,
    };
  });
}

/** Rules that could be chosen for the type of the list. */
export function offeredRules(rules: readonly AuditRule[], draft: TemplateDraft): readonly AuditRule[] {
  return rules.filter((rule) => isOffered(rule, draft));
}

/** Rules of the list that are no longer in the catalogue. */
export function unknownRuleCount(rules: readonly AuditRule[], { settings }: TemplateDraft): number {
  const known = new Set(rules.map(({ id }) => id));
  return [...settings].filter(([id, { isOn }]) => isOn && !known.has(id)).length;
}

function isShown(rule: AuditRule, draft: TemplateDraft, { search, onlyChosen }: RuleFilter): boolean {
  if (!isOffered(rule, draft)) return false;
  if (onlyChosen && !settingOf(draft, rule.id).isOn) return false;
  const wanted = search.trim().toLowerCase();
  return [rule.title, rule.examines, rule.familyName, rule.id].some((words) =>
    words.toLowerCase().includes(wanted),
  );
}

/** A chosen rule is shown even where its type does not fit: it would be hidden otherwise. */
function isOffered({ id, types }: AuditRule, draft: TemplateDraft): boolean {
  const { contractType } = draft;
  return contractType === null || types === null || types.includes(contractType) || settingOf(draft, id).isOn;
}

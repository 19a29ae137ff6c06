/** A review list while it is being edited. Pure: every change gives a new draft. */
import type { RiskLevel } from '@wenjian/api';
import { templatesText as text } from '../templates.text.ts';
import type { ReviewTemplate, RuleCatalogue, TemplateContent } from './audit-shapes.ts';

export interface RuleSetting {
  readonly isOn: boolean;
  /** Null: the rule's own level. */
  readonly level: RiskLevel | null;
  /** Only those that differ from the rule's own. */
  readonly thresholds: Readonly<Record<string, number>>;
  readonly fallback: string;
}

export interface OwnRuleDraft {
  readonly id: string;
  readonly text: string;
  readonly level: RiskLevel;
  readonly fallback: string;
}

export interface TemplateDraft {
  /** Null: not saved yet. */
  readonly id: string | null;
  readonly name: string;
  readonly contractType: string | null;
  /** By rule id; settings are kept while a rule is off. */
  readonly settings: ReadonlyMap<string, RuleSetting>;
  readonly ownRules: readonly OwnRuleDraft[];
}

const OFF: RuleSetting = { isOn: false, level: null, thresholds: {}, fallback: '' };
const ON: RuleSetting = { ...OFF, isOn: true };

export function draftOf(template: ReviewTemplate): TemplateDraft {
  return {
    id: template.id,
    name: template.name,
    contractType: template.contractType,
    settings: new Map(
      template.rules.map(({ ruleId, level = null, thresholds = {}, fallback = '' }) => [
        ruleId,
        { isOn: true, level, thresholds, fallback },
      ]),
    ),
    ownRules: template.ownRules.map(({ fallback = '', ...rule }) => ({ ...rule, fallback })),
  };
}

export function copyOf(draft: TemplateDraft, maxNameCharacters: number): TemplateDraft {
  return { ...draft, id: null, name: text.copyName(draft.name).slice(0, maxNameCharacters) };
}

/** Starts with every rule: removing rules is easier than noticing missing ones. */
export function newDraft({ items }: Pick<RuleCatalogue, 'items'>): TemplateDraft {
  const settings = new Map(items.map(({ id }) => [id, ON]));
  return { id: null, name: '', contractType: null, settings, ownRules: [] };
}

export function settingOf({ settings }: TemplateDraft, ruleId: string): RuleSetting {
  return settings.get(ruleId) ?? OFF;
}

export function changeRule(draft: TemplateDraft, ruleId: string, part: Partial<RuleSetting>): TemplateDraft {
  const settings = new Map(draft.settings).set(ruleId, { ...settingOf(draft, ruleId), ...part });
  return { ...draft, settings };
}

export function switchRules(draft: TemplateDraft, ruleIds: readonly string[], isOn: boolean): TemplateDraft {
  return ruleIds.reduce((before, id) => changeRule(before, id, { isOn }), draft);
}

/** A threshold equal to the rule's own is not stored. */
export function changeThreshold(
  setting: RuleSetting,
  name: string,
  value: number,
  ownValue: number,
): RuleSetting {
  const { [name]: _before, ...rest } = setting.thresholds;
  return { ...setting, thresholds: value === ownValue ? rest : { ...rest, [name]: value } };
}

export function isChanged({ level, thresholds, fallback }: RuleSetting): boolean {
  return level !== null || Object.keys(thresholds).length > 0 || fallback.trim() !== '';
}

export function addOwnRule(draft: TemplateDraft): TemplateDraft {
  const taken = new Set(draft.ownRules.map(({ id }) => id));
  let number = draft.ownRules.length + 1;
  while (taken.has(`own-${number}`)) number += 1;
  const rule: OwnRuleDraft = { id: `own-${number}`, text: '', level: 'medium', fallback: '' };
  return { ...draft, ownRules: [...draft.ownRules, rule] };
}

export function changeOwnRule(draft: TemplateDraft, id: string, part: Partial<OwnRuleDraft>): TemplateDraft {
  return { ...draft, ownRules: draft.ownRules.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)) };
}

export function removeOwnRule(draft: TemplateDraft, id: string): TemplateDraft {
  return { ...draft, ownRules: draft.ownRules.filter((rule) => rule.id !== id) };
}

/** The saved data. Sorted by rule, so that switching one off and on again is no change. */
export function contentOf({ name, contractType, settings, ownRules }: TemplateDraft): TemplateContent {
  return {
    name: name.trim(),
    contractType,
    rules: [...settings]
      .filter(([, { isOn }]) => isOn)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([ruleId, { level, thresholds, fallback }]) => ({
        ruleId,
        ...(level === null ? {} : { level }),
        ...(Object.keys(thresholds).length === 0 ? {} : { thresholds }),
        ...written(fallback),
      })),
    ownRules: ownRules.map(({ id, text, level, fallback }) => ({
      id,
      text: text.trim(),
      level,
      ...written(fallback),
    })),
  };
}

export function isSameContent(a: TemplateDraft, b: TemplateDraft): boolean {
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}

const OWN_RULE_MIN_CHARACTERS = 4;

/** Why it cannot be saved yet, or null. */
export function draftProblem(draft: TemplateDraft): string | null {
  const { name, rules, ownRules } = contentOf(draft);
  if (name === '') return text.nameRequired;
  const short = ownRules.findIndex((rule) => rule.text.length < OWN_RULE_MIN_CHARACTERS);
  if (short >= 0) return text.ownRuleTooShort(String(short + 1));
  return rules.length + ownRules.length === 0 ? text.rulesRequired : null;
}

function written(fallback: string): { readonly fallback?: string } {
  return fallback.trim() === '' ? {} : { fallback: fallback.trim() };
}

/** A review list while it is being edited. Pure: every change gives a new draft. */
import type { RiskLevel } from '@wenjian/api';
import { templatesText as text } from '../templates.text.ts';
import type { ReviewTemplate, RuleCatalogue, TemplateContent } from './audit-shapes.ts';

/** As typed; empty where the team has none. */
export interface PositionsDraft {
  readonly ideal: string;
  readonly fallback: string;
  readonly walkAway: string;
}

export interface RuleSetting extends PositionsDraft {
  readonly isOn: boolean;
  /** Null: the rule's own level. */
  readonly level: RiskLevel | null;
  /** Only those that differ from the rule's own. */
  readonly thresholds: Readonly<Record<string, number>>;
  /** Comes into the contract where the rule finds its clause missing. */
  readonly wording: string;
}

export interface OwnRuleDraft extends PositionsDraft {
  readonly id: string;
  readonly text: string;
  readonly level: RiskLevel;
}

export interface ClauseDraft extends PositionsDraft {
  readonly id: string;
  readonly topic: string;
  /** As typed, with 、 between them. */
  readonly words: string;
  readonly wording: string;
  readonly level: RiskLevel;
}

export interface TemplateDraft {
  /** Null: not saved yet. */
  readonly id: string | null;
  readonly name: string;
  readonly contractType: string | null;
  /** By rule id; settings are kept while a rule is off. */
  readonly settings: ReadonlyMap<string, RuleSetting>;
  readonly ownRules: readonly OwnRuleDraft[];
  readonly clauses: readonly ClauseDraft[];
}

const NO_POSITIONS: PositionsDraft = { ideal: '', fallback: '', walkAway: '' };
const OFF: RuleSetting = { isOn: false, level: null, thresholds: {}, wording: '', ...NO_POSITIONS };
const ON: RuleSetting = { ...OFF, isOn: true };

export function draftOf(template: ReviewTemplate): TemplateDraft {
  return {
    id: template.id,
    name: template.name,
    contractType: template.contractType,
    settings: new Map(
      template.rules.map((rule) => {
        const { ruleId, level = null, thresholds = {}, wording = '' } = rule;
        return [ruleId, { isOn: true, level, thresholds, wording, ...positionsOf(rule) }];
      }),
    ),
    ownRules: template.ownRules.map((rule) => ({ ...rule, ...positionsOf(rule) })),
    clauses: template.requiredClauses.map((clause) => ({
      ...clause,
      ...positionsOf(clause),
      words: clause.words.join('、'),
    })),
  };
}

type StoredPositions = Pick<ReviewTemplate['ownRules'][number], keyof PositionsDraft>;

function positionsOf({ ideal = '', fallback = '', walkAway = '' }: StoredPositions): PositionsDraft {
  return { ideal, fallback, walkAway };
}

export function copyOf(draft: TemplateDraft, maxNameCharacters: number): TemplateDraft {
  return { ...draft, id: null, name: text.copyName(draft.name).slice(0, maxNameCharacters) };
}

/** Starts with every rule: removing rules is easier than noticing missing ones. */
export function newDraft({ items }: Pick<RuleCatalogue, 'items'>): TemplateDraft {
  const settings = new Map(items.map(({ id }) => [id, ON]));
  return { id: null, name: '', contractType: null, settings, ownRules: [], clauses: [] };
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

export function isChanged(setting: RuleSetting): boolean {
  const { level, thresholds, wording } = setting;
  const isWorded = hasPositions(setting) || wording.trim() !== '';
  return level !== null || Object.keys(thresholds).length > 0 || isWorded;
}

export function hasPositions({ ideal, fallback, walkAway }: PositionsDraft): boolean {
  return (ideal + fallback + walkAway).trim() !== '';
}

export function addOwnRule(draft: TemplateDraft): TemplateDraft {
  const rule: OwnRuleDraft = {
    id: freeId('own', draft.ownRules),
    text: '',
    level: 'medium',
    ...NO_POSITIONS,
  };
  return { ...draft, ownRules: [...draft.ownRules, rule] };
}

export function changeOwnRule(draft: TemplateDraft, id: string, part: Partial<OwnRuleDraft>): TemplateDraft {
  return { ...draft, ownRules: draft.ownRules.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)) };
}

export function removeOwnRule(draft: TemplateDraft, id: string): TemplateDraft {
  return { ...draft, ownRules: draft.ownRules.filter((rule) => rule.id !== id) };
}

export function addClause(draft: TemplateDraft): TemplateDraft {
  const id = freeId('clause', draft.clauses);
  const clause: ClauseDraft = { id, topic: '', words: '', wording: '', level: 'medium', ...NO_POSITIONS };
  return { ...draft, clauses: [...draft.clauses, clause] };
}

export function changeClause(draft: TemplateDraft, id: string, part: Partial<ClauseDraft>): TemplateDraft {
  return { ...draft, clauses: draft.clauses.map((one) => (one.id === id ? { ...one, ...part } : one)) };
}

export function removeClause(draft: TemplateDraft, id: string): TemplateDraft {
  return { ...draft, clauses: draft.clauses.filter((one) => one.id !== id) };
}

function freeId(prefix: string, taken: readonly { readonly id: string }[]): string {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

/** The saved data. Sorted by rule, so that switching one off and on again is no change. */
export function contentOf(draft: TemplateDraft): TemplateContent {
  const { name, contractType, settings, ownRules, clauses } = draft;
  return {
    name: name.trim(),
    contractType,
    rules: [...settings]
      .filter(([, { isOn }]) => isOn)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([ruleId, { level, thresholds, wording, ...positions }]) => ({
        ruleId,
        ...(level === null ? {} : { level }),
        ...(Object.keys(thresholds).length === 0 ? {} : { thresholds }),
        ...writtenPositions(positions),
        ...(wording.trim() === '' ? {} : { wording: wording.trim() }),
      })),
    ownRules: ownRules.map(({ id, text, level, ...positions }) => ({
      id,
      text: text.trim(),
      level,
      ...writtenPositions(positions),
    })),
    requiredClauses: clauses.map(({ id, topic, words, wording, level, ...positions }) => ({
      id,
      topic: topic.trim(),
      words: wordsIn(words),
      wording: wording.trim(),
      level,
      ...writtenPositions(positions),
    })),
  };
}

/** 商业贿赂、廉洁 违约 → two ways to tell the clause, the second by two words. */
function wordsIn(typed: string): string[] {
  return typed
    .split(/[、，,；;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

export function isSameContent(a: TemplateDraft, b: TemplateDraft): boolean {
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}

const OWN_RULE_MIN_CHARACTERS = 4;

/** Why it cannot be saved yet, or null. */
export function draftProblem(draft: TemplateDraft): string | null {
  const { name, rules, ownRules, requiredClauses = [] } = contentOf(draft);
  if (name === '') return text.nameRequired;
  const short = ownRules.findIndex((rule) => rule.text.length < OWN_RULE_MIN_CHARACTERS);
  if (short >= 0) return text.ownRuleTooShort(String(short + 1));
  const unfinished = requiredClauses.findIndex(
    ({ topic, words, wording }) =>
      topic.length < 2 || words.length === 0 || wording.length < CLAUSE_MIN_CHARACTERS,
  );
  if (unfinished >= 0) return text.clauseUnfinished(String(unfinished + 1));
  return rules.length + ownRules.length + requiredClauses.length === 0 ? text.rulesRequired : null;
}

const CLAUSE_MIN_CHARACTERS = 4;

function writtenPositions({ ideal, fallback, walkAway }: PositionsDraft): Partial<PositionsDraft> {
  const all = { ideal, fallback, walkAway };
  return Object.fromEntries(
    Object.entries(all).flatMap(([kind, words]) => (words.trim() === '' ? [] : [[kind, words.trim()]])),
  );
}

/** Which rules a review runs and at which levels: the built-in lists, and the shape of a team's own. */
import { type ContractType, contractTypeNames, contractTypes } from '@wenjian/contract';
import { auditText } from '../audit.text.ts';
import type { RiskLevel, Rule, RuleFamily } from '../rule.ts';
import { allRules } from '../rules/all-rules.ts';

/** What the team wishes, would still accept, and needs at least; shown on the risk in place of the rule's own wordings. */
export interface TeamPositions {
  readonly ideal?: string;
  readonly fallback?: string;
  readonly walkAway?: string;
}

export interface TemplateRule extends TeamPositions {
  readonly ruleId: string;
  /** Replaces the rule's own level, for every side that has one. */
  readonly level?: RiskLevel;
  readonly thresholds?: Readonly<Record<string, number>>;
  /** Comes into the contract where the rule finds its clause missing. */
  readonly wording?: string;
}

/** A clause the team wants in every contract, told by its words. */
export interface RequiredClause extends TeamPositions {
  readonly id: string;
  /** 反商业贿赂 */
  readonly topic: string;
  /** One of these in a sentence: the clause is there. Words parted by blanks must all stand in the sentence. */
  readonly words: readonly string[];
  /** Comes into the contract when it is missing. */
  readonly wording: string;
  readonly level: RiskLevel;
}

/** A rule in the team's own words, for the model to judge. */
export interface OwnRule extends TeamPositions {
  readonly id: string;
  readonly text: string;
  readonly level: RiskLevel;
}

export interface ReviewTemplate {
  readonly id: string;
  readonly name: string;
  /** Rules are chosen as for this type, whatever type is recognised; null: the recognised type. */
  readonly contractType: ContractType | null;
  readonly rules: readonly TemplateRule[];
  readonly ownRules: readonly OwnRule[];
  /** Absent in lists stored with reviews of former versions. */
  readonly requiredClauses?: readonly RequiredClause[];
}

// Must come before the list, which is built when the module loads.
const lawfulFamilies: ReadonlySet<RuleFamily> = new Set(['validity', 'parties', 'dispute', 'signature']);

export const builtInTemplates: readonly ReviewTemplate[] = [
  { id: 'full', name: auditText.fullTemplate, contractType: null, rules: chosen(() => true), ownRules: [] },
  { id: 'key', name: auditText.keyTemplate, contractType: null, rules: chosen(hasHighLevel), ownRules: [] },
  {
    id: 'lawful',
    name: auditText.lawfulTemplate,
    contractType: null,
    rules: chosen(isAboutLaw),
    ownRules: [],
  },
  ...contractTypes.filter((type) => type !== 'other').map(templateForType),
];

function templateForType(type: ContractType): ReviewTemplate {
  return {
    id: type,
    name: auditText.typeTemplate(contractTypeNames[type]),
    contractType: type,
    rules: chosen((rule) => rule.types === 'all' || rule.types.includes(type)),
    ownRules: [],
  };
}

function chosen(isIn: (rule: Rule) => boolean): readonly TemplateRule[] {
  return allRules.filter(isIn).map((rule) => ({ ruleId: rule.id }));
}

function hasHighLevel({ levels }: Rule): boolean {
  return [levels.payer, levels.performer, levels.neutral].includes('high');
}

function isAboutLaw({ family }: Rule): boolean {
  return lawfulFamilies.has(family);
}

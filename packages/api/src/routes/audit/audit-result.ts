/** The schemas of a review, used by the screens, the exports and the command line. */
import { z } from 'zod';
import { pageBox } from '../compare/compare-result.ts';
import { documentCoverage } from '../knowledge/documents.ts';

/** high: invalid or unbounded exposure; medium: one-sided or missing protection; low: clarity. */
export const riskLevels = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof riskLevels)[number];

const riskLevel = z.enum(riskLevels);
const count = z.number().int();
const span = { start: count, end: count };

const legalBasis = z.object({
  law: z.string(),
  article: z.string(),
  /** The content in our own words. */
  gist: z.string(),
  since: z.string(),
});

const quotation = z.object({ ...span, quote: z.string(), page: count.nullable(), boxes: z.array(pageBox) });

/** In place of `start`–`end` comes `text`; an empty span: it is inserted there. */
const riskEdit = z.object({
  pieces: z.array(z.object({ ...span, text: z.string() })),
  /** A clause of its own behind a paragraph, with its number in the contract's style. */
  newClause: z.object({ place: z.string(), number: z.string(), isArticle: z.boolean() }).nullable(),
  /** The contract with all edits was reviewed again: this risk was gone and no new one had come. */
  isRechecked: z.boolean(),
});

export const positionKinds = ['ideal', 'acceptable', 'bottom'] as const;

export const auditRisk = z.object({
  id: z.string(),
  ruleId: z.string(),
  title: z.string(),
  family: z.string(),
  level: riskLevel,
  kind: z.enum(['risk', 'missing']),
  /** The text at `start`–`end`; empty for a missing clause. */
  quote: z.string(),
  start: count.nullable(),
  end: count.nullable(),
  /** Counted from 1. */
  page: count.nullable(),
  boxes: z.array(pageBox),
  /** 第五条 5.2; null before the first clause. */
  clause: z.string().nullable(),
  reason: z.string(),
  basis: z.array(legalBasis),
  suggestion: z.string(),
  /** Null: the suggestion is advice; words must be written before it can be adopted. Also null in reviews stored by former versions. */
  edit: riskEdit.nullable().default(null),
  /** Why it is advice only. */
  advice: z.string().nullable().default(null),
  /** The team's one position in reviews stored by former versions. */
  fallback: z.string().nullable().default(null),
  /** What one would wish, accept and at least need: the team's own wordings, else those of the rule for the side. */
  positions: z
    .array(z.object({ kind: z.enum(positionKinds), text: z.string(), isTeam: z.boolean().default(false) }))
    .default([]),
  origin: z.enum(['rule', 'own', 'model', 'standard']),
  verification: z.enum(['verified', 'repaired']),
  /** For a missing clause: the offset after which it should be inserted. */
  insertAt: count.nullable(),
  /** The other places of a contradiction; absent in older stored reviews. */
  related: z.array(quotation).default([]),
});

/** Why nothing was concluded although no risk was found: nothing speaks of it; it is mentioned and nothing proves it; the words stand beside a risk. */
export const unprovenKinds = ['absent', 'mentioned', 'doubtful'] as const;

export const checkOutcomes = ['hit', 'passed', 'missing', 'notApplicable', 'notChecked'] as const;

const checkedRule = z.object({
  ruleId: z.string(),
  title: z.string(),
  family: z.string(),
  /** The question the rule answers; absent in older stored reviews, like the next two. */
  examines: z.string().optional(),
  outcome: z.enum(checkOutcomes),
  /** The words of the contract that satisfy the rule. */
  met: quotation.nullable().default(null),
  /** No risk was found, and no words of the contract prove that there is none. */
  isUnproven: z.boolean().default(false),
  /** Which of them it is; null for every other rule, and in older stored reviews. */
  unproven: z.enum(unprovenKinds).nullable().default(null),
  why: z.string().nullable(),
});

/**
 * `met`: the quoted words say what was demanded; `hit`: they say otherwise, or a rule finds a risk in them; `absent`: nothing about it was found;
 * `answered`: what the contract says, without a judgement; `notChecked`: it cannot be told, and why.
 */
export const demandOutcomes = ['met', 'hit', 'absent', 'answered', 'notChecked'] as const;

const demandAnswer = z.object({
  demand: z.string(),
  outcome: z.enum(demandOutcomes),
  answer: z.string().nullable(),
  quotes: z.array(quotation),
  why: z.string().nullable(),
  /** Null in reviews stored before rules answered demands. */
  by: z.enum(['rules', 'model']).nullable().default(null),
  /** The rules that speak of the same matter at the same place. */
  rules: z.array(z.object({ ruleId: z.string(), title: z.string() })).default([]),
});

const fact = z.object({ text: z.string(), place: quotation });
const moneyFact = fact.extend({
  label: z.string().nullable(),
  fen: z.number().nullable(),
  kind: z.enum(['total', 'price', 'deposit', 'penalty', 'cap', 'other']),
});

export const contractOverview = z.object({
  title: z.string().nullable(),
  contractType: z.string(),
  confidence: z.enum(['certain', 'likely', 'guess']),
  total: moneyFact.nullable(),
  term: fact.nullable(),
  governingLaw: fact.nullable(),
  disputes: z.array(fact.extend({ kind: z.enum(['court', 'arbitration']) })),
  dates: z.array(fact.extend({ label: z.string().nullable(), iso: z.string() })),
  money: z.array(moneyFact),
});

export const contractParty = z.object({
  label: z.string(),
  aliases: z.array(z.string()),
  name: z.string().nullable(),
  /** The party's role in this kind of contract. */
  side: z.enum(['payer', 'performer']).nullable(),
  creditCode: z.string().nullable(),
  representative: z.string().nullable(),
  isPerson: z.boolean(),
});

export const auditResult = z.object({
  /** While the model is still working: the results so far. */
  isPartial: z.boolean(),
  contractType: z.string(),
  contractTypeName: z.string(),
  parties: z.array(contractParty),
  standpoints: z.array(z.string()),
  standpoint: z.string(),
  risks: z.array(auditRisk),
  checked: z.array(checkedRule),
  demands: z.array(demandAnswer),
  overview: contractOverview,
  coverage: documentCoverage,
  document: z.object({
    name: z.string(),
    kind: z.string(),
    sha256: z.string(),
    /** Null when the file has no page view; the text is shown instead. */
    pages: z.array(z.object({ widthPt: z.number(), heightPt: z.number() })).nullable(),
    text: z.string(),
    blocks: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        ...span,
        page: count.nullable(),
        level: count.nullable(),
        number: z.string().nullable(),
      }),
    ),
  }),
  /** The language model that was used; null: rules only. */
  model: z.string().nullable(),
});

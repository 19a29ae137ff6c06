/** The result of a review. Plain JSON; the API and the command line use the same shape (decisions.md). */
import type { ContractType, Party } from '@wenjian/contract';
import type { Coverage, Span } from '@wenjian/document';
import type { Position } from './edits/positions.ts';
import type { RiskEdit } from './edits/risk-edit.ts';
import type { LegalBasis, RiskLevel, RuleFamily } from './rule.ts';

export interface Risk {
  readonly id: string;
  readonly ruleId: string;
  readonly title: string;
  readonly family: RuleFamily;
  readonly level: RiskLevel;
  /** Sliced out of the text at `span`; empty for a missing clause. */
  readonly quote: string;
  readonly span: Span | null;
  /** Counted from 1. */
  readonly page: number | null;
  readonly reason: string;
  readonly basis: readonly LegalBasis[];
  /** Words for the contract or, without an edit, advice. */
  readonly suggestion: string;
  /** The smallest edit that does it; null: the suggestion is advice only. */
  readonly edit: RiskEdit | null;
  /** Why it is advice only; null with an edit. */
  readonly advice: string | null;
  /**
   * Wordings from what one would wish to what one needs at least: those of the team's review list, else those of the rule for the chosen side; empty where
   * neither has any.
   */
  readonly positions: readonly Position[];
  /** `own`: a team's rule in plain language, judged by the model; `standard`: the contract departs from the team's standard text. */
  readonly origin: 'rule' | 'own' | 'model' | 'standard';
  /**
   * `repaired`: a model's quotation that differed from the text only in spaces, width or punctuation and was
   * corrected. Quotations with larger differences are not shown.
   */
  readonly verification: 'verified' | 'repaired';
  readonly kind: 'risk' | 'missing';
  /** For a missing clause: the offset after which it should be inserted. */
  readonly insertAt: number | null;
  /**
   * The other places of a contradiction, in text order, verified like the quotation; empty when one place
   * shows it all.
   */
  readonly related: readonly Quotation[];
}

export type CheckOutcome = 'hit' | 'passed' | 'missing' | 'notApplicable' | 'notChecked';

/**
 * Why nothing was concluded although a rule found no risk. `absent`: nothing in the contract speaks of it, and it need not; `mentioned`: the contract speaks
 * of it, and no words prove that it is in order; `doubtful`: the words that would prove it stand beside a risk.
 */
export type Unproven = 'absent' | 'mentioned' | 'doubtful';

export interface CheckedRule {
  readonly ruleId: string;
  readonly title: string;
  readonly family: RuleFamily;
  /** The question it answers: 是否约定了…. */
  readonly examines: string;
  /** `passed` only with the words of the contract that satisfy the rule. */
  readonly outcome: CheckOutcome;
  /** The words that satisfy the rule; null for every other outcome. */
  readonly met: Quotation | null;
  /** No risk was found, and no words of the contract prove that there is none; such a rule has the outcome `notApplicable`. Null for every other rule. */
  readonly unproven: Unproven | null;
  /** Why there is neither a risk nor proof; null for a hit, a missing clause and a met rule. */
  readonly why: string | null;
}

/**
 * `met`: the quoted words say what was demanded; `hit`: they say otherwise, or a rule finds a risk in them; `absent`: nothing about it was found;
 * `answered`: what the contract says, without a judgement; `notChecked`: it cannot be told, and why.
 */
export type DemandOutcome = 'met' | 'hit' | 'absent' | 'answered' | 'notChecked';

export interface RuleNamed {
  readonly ruleId: string;
  readonly title: string;
}

/** The answer to one demand of the user. */
export interface DemandAnswer {
  readonly demand: string;
  readonly outcome: DemandOutcome;
  /** In Chinese; null when it was not checked. */
  readonly answer: string | null;
  /** The quotations that support the answer; when it was not checked: clauses about the same topic. */
  readonly quotes: readonly Quotation[];
  readonly why: string | null;
  readonly by: 'rules' | 'model';
  /** The rules that speak of the same matter at the same place. */
  readonly rules: readonly RuleNamed[];
}

export interface Quotation extends Span {
  readonly quote: string;
  /** Counted from 1. */
  readonly page: number | null;
}

/** A fact of the contract with the place it comes from. */
export interface OverviewFact {
  readonly text: string;
  readonly place: Quotation;
}

export interface MoneyFact extends OverviewFact {
  readonly label: string | null;
  readonly fen: number | null;
  readonly kind: 'total' | 'price' | 'deposit' | 'penalty' | 'cap' | 'other';
}

export interface DateOfContract extends OverviewFact {
  readonly label: string | null;
  readonly iso: string;
}

/** The main facts of a contract. */
export interface ContractOverview {
  readonly title: string | null;
  readonly contractType: ContractType;
  readonly confidence: 'certain' | 'likely' | 'guess';
  readonly total: MoneyFact | null;
  readonly term: OverviewFact | null;
  readonly governingLaw: OverviewFact | null;
  readonly disputes: readonly (OverviewFact & { readonly kind: 'court' | 'arbitration' })[];
  readonly dates: readonly DateOfContract[];
  readonly money: readonly MoneyFact[];
}

export interface AuditResult {
  readonly contractType: ContractType;
  readonly parties: readonly Party[];
  /** The available standpoints: 甲方（名称）, 乙方（名称）, 中立. */
  readonly standpoints: readonly string[];
  readonly standpoint: string;
  readonly risks: readonly Risk[];
  /** Includes the team's own rules, as `own.<id>`. */
  readonly checked: readonly CheckedRule[];
  readonly demands: readonly DemandAnswer[];
  readonly overview: ContractOverview;
  readonly coverage: Coverage;
}

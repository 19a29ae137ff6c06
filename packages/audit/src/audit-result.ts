/** What a review answers. Plain JSON; the shape the API and the command line carry (decisions.md). */
import type { ContractType, Party } from '@wenjian/contract';
import type { Coverage, Span } from '@wenjian/document';
import type { LegalBasis, RiskLevel, RuleFamily } from './rule.ts';

export interface Risk {
  readonly id: string;
  readonly ruleId: string;
  readonly title: string;
  readonly family: RuleFamily;
  readonly level: RiskLevel;
  /** Sliced out of the text at `span`; empty with a missing clause. */
  readonly quote: string;
  readonly span: Span | null;
  /** Counted from 1. */
  readonly page: number | null;
  readonly reason: string;
  readonly basis: readonly LegalBasis[];
  readonly suggestion: string;
  /** What the team would still accept, from its review template. */
  readonly fallback: string | null;
  /** `own`: a rule of the team in plain language, judged by the model. */
  readonly origin: 'rule' | 'own' | 'model';
  /** A model's quotation that differs from the text only in spaces, width or punctuation was put right; others are not shown. */
  readonly verification: 'verified' | 'repaired';
  readonly kind: 'risk' | 'missing';
  /** Where a missing clause belongs: the offset behind which it goes. */
  readonly insertAt: number | null;
  /** The other places of a contradiction, in the order of the text, proven like the quotation; empty where one place says it all. */
  readonly related: readonly Quotation[];
}

export type CheckOutcome = 'hit' | 'passed' | 'missing' | 'notApplicable' | 'notChecked';

export interface CheckedRule {
  readonly ruleId: string;
  readonly title: string;
  readonly family: RuleFamily;
  readonly outcome: CheckOutcome;
  /** Why it was not checked. */
  readonly why: string | null;
}

/** What came of one demand of the user. */
export interface DemandAnswer {
  readonly demand: string;
  readonly outcome: 'answered' | 'notChecked';
  /** In Chinese; null when it was not checked. */
  readonly answer: string | null;
  /** Places in the text the answer rests on; without a model: clauses that speak of the same. */
  readonly quotes: readonly Quotation[];
  readonly why: string | null;
}

export interface Quotation extends Span {
  readonly quote: string;
  /** Counted from 1. */
  readonly page: number | null;
}

/** A fact of the contract with the place it was read from. */
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

/** The contract on one card. */
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
  /** What can be chosen: 甲方（名称）, 乙方（名称）, 中立. */
  readonly standpoints: readonly string[];
  readonly standpoint: string;
  readonly risks: readonly Risk[];
  /** The team's own rules are among them, as `own.<id>`. */
  readonly checked: readonly CheckedRule[];
  readonly demands: readonly DemandAnswer[];
  readonly overview: ContractOverview;
  readonly coverage: Coverage;
}

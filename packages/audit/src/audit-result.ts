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
  readonly origin: 'rule' | 'model';
  readonly kind: 'risk' | 'missing';
  /** Where a missing clause belongs: the offset behind which it goes. */
  readonly insertAt: number | null;
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

export interface AuditResult {
  readonly contractType: ContractType;
  readonly parties: readonly Party[];
  /** What can be chosen: 甲方（名称）, 乙方（名称）, 中立. */
  readonly standpoints: readonly string[];
  readonly standpoint: string;
  readonly risks: readonly Risk[];
  readonly checked: readonly CheckedRule[];
  readonly coverage: Coverage;
}

/** Validity and legality 效力与合法性: what the law forbids the parties to agree, by field of law. */
import type { Rule } from '../../rule.ts';
import { validityGuaranteeRules } from './validity-guarantee.rules.ts';
import { validityLabourRules } from './validity-labour.rules.ts';
import { validityLawRules } from './validity-laws.rules.ts';
import { validityMoneyRules } from './validity-money.rules.ts';
import { validityTradeRules } from './validity-trade.rules.ts';
import { validityWaiverRules } from './validity-waiver.rules.ts';

export const validityRules: readonly Rule[] = [
  ...validityMoneyRules,
  ...validityLabourRules,
  ...validityWaiverRules,
  ...validityGuaranteeRules,
  ...validityTradeRules,
  ...validityLawRules,
];

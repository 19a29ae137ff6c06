/** Validity and legality 效力与合法性: what the law does not let the parties agree, by the field of law it comes from. */
import type { Rule } from '../rule.ts';
import { validityGuaranteeRules } from './validity-guarantee.rules.ts';
import { validityLabourRules } from './validity-labour.rules.ts';
import { validityMoneyRules } from './validity-money.rules.ts';
import { validityTradeRules } from './validity-trade.rules.ts';
import { validityWaiverRules } from './validity-waiver.rules.ts';

export const validityRules: readonly Rule[] = [
  ...validityMoneyRules,
  ...validityLabourRules,
  ...validityWaiverRules,
  ...validityGuaranteeRules,
  ...validityTradeRules,
];

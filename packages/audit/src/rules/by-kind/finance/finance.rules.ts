/** Rules of loans, security, factoring, finance leases and managed money. */
import type { Rule } from '../../../rule.ts';
import { financeCollateralRules } from './finance-collateral.rules.ts';
import { financeCollateralNormRules } from './finance-collateral-norms.rules.ts';
import { financeFactoringRules } from './finance-factoring.rules.ts';
import { financeGuaranteeRules } from './finance-guarantee.rules.ts';
import { financeGuaranteeTermRules } from './finance-guarantee-terms.rules.ts';
import { financeLeaseRules } from './finance-lease.rules.ts';
import { financeLoanRules } from './finance-loan.rules.ts';
import { financeLoanConductRules } from './finance-loan-conduct.rules.ts';
import { financeFurtherRules } from './finance-sold-as-security.rules.ts';
import { financeWealthRules } from './finance-wealth.rules.ts';

export const financeRules: readonly Rule[] = [
  ...financeLoanRules,
  ...financeLoanConductRules,
  ...financeGuaranteeRules,
  ...financeGuaranteeTermRules,
  ...financeCollateralRules,
  ...financeFactoringRules,
  ...financeLeaseRules,
  ...financeWealthRules,
  ...financeFurtherRules,
  ...financeCollateralNormRules,
];

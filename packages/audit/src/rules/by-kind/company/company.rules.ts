/** Companies and partnerships: capital, organs, investments, transfers, nominee holding, joint operation. */
import type { Rule } from '../../../rule.ts';
import { companyCapitalRules } from './company-capital.rules.ts';
import { companyChecklistRules } from './company-checklist.rules.ts';
import { companyClosingRules } from './company-closing.rules.ts';
import { companyGovernanceRules } from './company-governance.rules.ts';
import { companyInvestmentRules } from './company-investment.rules.ts';
import { companyMoreRules } from './company-more-1.rules.ts';
import { companyFurtherRules } from './company-more-2.rules.ts';
import { companyPartnerRules } from './company-partners.rules.ts';
import { companyPartnershipRules } from './company-partnership.rules.ts';
import { companyReturnRules } from './company-returns.rules.ts';
import { companyShareRules } from './company-shares.rules.ts';

export const companyRules: readonly Rule[] = [
  ...companyCapitalRules,
  ...companyReturnRules,
  ...companyGovernanceRules,
  ...companyInvestmentRules,
  ...companyPartnershipRules,
  ...companyPartnerRules,
  ...companyChecklistRules,
  ...companyShareRules,
  ...companyMoreRules,
  ...companyFurtherRules,
  ...companyClosingRules,
];

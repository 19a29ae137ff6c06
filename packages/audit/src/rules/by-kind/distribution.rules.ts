/** Rules on distribution and services: franchising, dealers, advertising, agency and joint operation, consumers. */
import type { Rule } from '../../rule.ts';
import { advertisingRules } from './distribution-advertising.rules.ts';
import { agencyRules } from './distribution-agency.rules.ts';
import { consumerRules } from './distribution-consumer.rules.ts';
import { dealerRules } from './distribution-dealer.rules.ts';
import { franchiseRules } from './distribution-franchise.rules.ts';
import { distributionMissingRules } from './distribution-missing.rules.ts';
import { distributionMoreRules } from './distribution-more-2.rules.ts';
import { distributionFurtherRules } from './distribution-more-3.rules.ts';

export const distributionRules: readonly Rule[] = [
  ...franchiseRules,
  ...dealerRules,
  ...advertisingRules,
  ...agencyRules,
  ...consumerRules,
  ...distributionMissingRules,
  ...distributionMoreRules,
  ...distributionFurtherRules,
];

/** Rules on distribution and services: franchising, dealers, advertising, agency and joint operation, consumers. */
import type { Rule } from '../../../rule.ts';
import { advertisingRules } from './distribution-advertising.rules.ts';
import { advertisingTermRules } from './distribution-advertising-terms.rules.ts';
import { agencyRules } from './distribution-agency.rules.ts';
import { brokerRules } from './distribution-brokers.rules.ts';
import { consumerRules } from './distribution-consumer.rules.ts';
import { courseRules } from './distribution-courses.rules.ts';
import { dealerRules } from './distribution-dealer.rules.ts';
import { franchiseRules } from './distribution-franchise.rules.ts';
import { franchiseTermRules } from './distribution-franchise-terms.rules.ts';
import { distributionMissingRules } from './distribution-missing.rules.ts';
import { distributionMoreRules } from './distribution-more-2.rules.ts';
import { platformRules } from './distribution-platforms.rules.ts';

export const distributionRules: readonly Rule[] = [
  ...franchiseRules,
  ...dealerRules,
  ...advertisingRules,
  ...agencyRules,
  ...consumerRules,
  ...distributionMissingRules,
  ...distributionMoreRules,
  ...franchiseTermRules,
  ...platformRules,
  ...brokerRules,
  ...advertisingTermRules,
  ...courseRules,
];

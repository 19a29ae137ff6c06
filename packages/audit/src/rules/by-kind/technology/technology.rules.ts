/** Data, software, technology and licences. */
import type { Rule } from '../../../rule.ts';
import { technologyDataRules } from './technology-data.rules.ts';
import { technologyLicenceRules } from './technology-licence.rules.ts';
import { technologyMarketRules } from './technology-market.rules.ts';
import { technologyMoreRules } from './technology-more-1.rules.ts';
import { technologyFurtherRules } from './technology-more-2.rules.ts';
import { technologyResultRules } from './technology-open-purposes.rules.ts';
import { technologyPrivacyRules } from './technology-privacy.rules.ts';
import { technologyRightRules } from './technology-rights.rules.ts';
import { technologyServiceRules } from './technology-service.rules.ts';
import { technologySoftwareRules } from './technology-software.rules.ts';

export const technologyRules: readonly Rule[] = [
  ...technologyDataRules,
  ...technologyPrivacyRules,
  ...technologyLicenceRules,
  ...technologyMarketRules,
  ...technologyServiceRules,
  ...technologySoftwareRules,
  ...technologyRightRules,
  ...technologyMoreRules,
  ...technologyFurtherRules,
  ...technologyResultRules,
];

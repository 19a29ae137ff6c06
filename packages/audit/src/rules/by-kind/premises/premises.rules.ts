/** Rules of leases, sales of houses, property service and the supply of power, water, gas and heat. */
import type { Rule } from '../../../rule.ts';
import { premisesLeaseRules } from './premises-lease.rules.ts';
import { premisesLeaseTermRules } from './premises-lease-terms.rules.ts';
import { premisesMoreRules } from './premises-more-1.rules.ts';
import { premisesFurtherRules } from './premises-more-2.rules.ts';
import { premisesPropertyRules } from './premises-property.rules.ts';
import { premisesPropertyDutyRules } from './premises-property-duties.rules.ts';
import { premisesSaleRules } from './premises-sale.rules.ts';
import { premisesSupplyRules } from './premises-supply.rules.ts';

export const premisesRules: readonly Rule[] = [
  ...premisesLeaseRules,
  ...premisesLeaseTermRules,
  ...premisesSaleRules,
  ...premisesPropertyRules,
  ...premisesPropertyDutyRules,
  ...premisesSupplyRules,
  ...premisesMoreRules,
  ...premisesFurtherRules,
];

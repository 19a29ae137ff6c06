/** Groups of contract types used by the commercial families. */
import { type ContractType, contractTypes } from '@wenjian/contract';

export function allTypesBut(...left: readonly ContractType[]): readonly ContractType[] {
  return contractTypes.filter((type) => !left.includes(type));
}

/** Long-running contracts: they need a way to terminate and rules for the end. */
export const longRunning: readonly ContractType[] = [
  'lease',
  'service',
  'cooperation',
  'softwareLicence',
  'procurementFramework',
  'entrustment',
  'technologyDevelopment',
  'technologyService',
  'technologyTransfer',
  'warehousing',
];

/** Contracts whose performance is subject to acceptance. */
export const accepted: readonly ContractType[] = [
  'sale',
  'workContract',
  'construction',
  'technologyDevelopment',
  'service',
  'procurementFramework',
];

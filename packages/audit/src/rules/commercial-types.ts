/** Groups of contract types the commercial families speak of. */
import { type ContractType, contractTypes } from '@wenjian/contract';

export function allTypesBut(...left: readonly ContractType[]): readonly ContractType[] {
  return contractTypes.filter((type) => !left.includes(type));
}

/** Contracts that run on: they need a way out and a clean end. */
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

/** Contracts whose performance is accepted. */
export const accepted: readonly ContractType[] = [
  'sale',
  'workContract',
  'construction',
  'technologyDevelopment',
  'service',
  'procurementFramework',
];

/** The calculations that running text states, each with the places of its figures; right ones too. */
import type { Contract } from '../contract.ts';
import { announcedParts } from './announced-parts.ts';
import { balances } from './balances.ts';
import { chargedMonths } from './charged-months.ts';
import { growthRows } from './growth-rows.ts';
import { listedPurchases } from './listed-purchases.ts';
import { listedTotals } from './listed-totals.ts';
import { multipleAmounts, valuations } from './multiple-amounts.ts';
import { namedParts } from './named-parts.ts';
import { rateAmounts } from './rate-amounts.ts';
import { rateTimes } from './rate-times.ts';
import { repaidPrincipal } from './repaid-principal.ts';
import { saidShares } from './said-shares.ts';
import { shareAmounts } from './share-amounts.ts';
import { simpleRates } from './simple-rates.ts';
import { spelledProducts } from './spelled-products.ts';
import { statedGrowth } from './stated-growth.ts';
import type { StatedRelation } from './stated-relation.ts';
import { statedSums } from './stated-sums.ts';
import { termAmounts } from './term-amounts.ts';
import { writtenEquations } from './written-equations.ts';

export function proseRelations(contract: Contract): readonly StatedRelation[] {
  return [
    ...rateAmounts(contract),
    ...shareAmounts(contract),
    ...multipleAmounts(contract),
    ...valuations(contract),
    ...statedSums(contract),
    ...growthRows(contract),
    ...termAmounts(contract),
    ...listedTotals(contract),
    ...announcedParts(contract),
    ...spelledProducts(contract),
    ...statedGrowth(contract),
    ...repaidPrincipal(contract),
    ...writtenEquations(contract),
    ...rateTimes(contract),
    ...balances(contract),
    ...namedParts(contract),
    ...saidShares(contract),
    ...chargedMonths(contract),
    ...simpleRates(contract),
    ...listedPurchases(contract),
  ];
}

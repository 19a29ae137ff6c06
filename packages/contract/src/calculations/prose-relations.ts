/** The calculations that running text states, each with the places of its figures; right ones too. */
import type { Contract } from '../contract.ts';
import { announcedParts } from './announced-parts.ts';
import { attachedLists } from './attached-lists.ts';
import { growthRows } from './growth-rows.ts';
import { linesWithTotal } from './lines-with-total.ts';
import { multipleAmounts, valuations } from './multiple-amounts.ts';
import { nearProducts } from './near-products.ts';
import { partsAndWholes } from './parts-and-wholes.ts';
import { partsOfNamed } from './parts-of-named.ts';
import { rateAmounts } from './rate-amounts.ts';
import { repaidPrincipal } from './repaid-principal.ts';
import { shareAmounts } from './share-amounts.ts';
import { sharesOfNamed } from './shares-of-named.ts';
import { spelledProducts } from './spelled-products.ts';
import { statedGrowth } from './stated-growth.ts';
import type { StatedRelation } from './stated-relation.ts';
import { statedSums } from './stated-sums.ts';
import { termAmounts } from './term-amounts.ts';
import { writtenEquations } from './written-equations.ts';

export function proseRelations(contract: Contract): readonly StatedRelation[] {
  const lists = linesWithTotal(contract);
  const parts = partsAndWholes(contract);
  const shares = shareAmounts(contract);
  const products = [...rateAmounts(contract), ...termAmounts(contract), ...spelledProducts(contract)];
  return [
    ...products,
    ...nearProducts(contract, products),
    ...shares,
    ...sharesOfNamed(contract, shares),
    ...multipleAmounts(contract),
    ...valuations(contract),
    ...statedSums(contract),
    ...growthRows(contract),
    ...parts,
    ...partsOfNamed(contract, [...parts, ...lists]),
    ...lists,
    ...attachedLists(contract, lists),
    ...announcedParts(contract),
    ...statedGrowth(contract),
    ...repaidPrincipal(contract),
    ...writtenEquations(contract),
  ];
}

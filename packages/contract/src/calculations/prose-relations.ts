/** The calculations that running text states, each with the places of its figures; right ones too. */
import type { Contract } from '../contract.ts';
import { announcedParts } from './announced-parts.ts';
import { attachedLists } from './attached-lists.ts';
import { balances } from './balances.ts';
import { capitalShares } from './capital-shares.ts';
import { chargedMonths } from './charged-months.ts';
import { isComposed } from './composed-sums.ts';
import { composedYears } from './composed-years.ts';
import { contributions } from './contributions.ts';
import { countedWholes } from './counted-wholes.ts';
import { growthRows } from './growth-rows.ts';
import { headlessRows } from './headless-rows.ts';
import { linesWithTotal } from './lines-with-total.ts';
import { listedPurchases } from './listed-purchases.ts';
import { measuredSums } from './measured-sums.ts';
import { multipleAmounts, valuations } from './multiple-amounts.ts';
import { namedParts } from './named-parts.ts';
import { nearProducts } from './near-products.ts';
import { partsAndWholes } from './parts-and-wholes.ts';
import { partsOfNamed } from './parts-of-named.ts';
import { pricedTables } from './priced-tables.ts';
import { pricesAdded } from './prices-added.ts';
import { rateAmounts } from './rate-amounts.ts';
import { rateTimes } from './rate-times.ts';
import { repaidPrincipal } from './repaid-principal.ts';
import { saidShares } from './said-shares.ts';
import { shareAmounts } from './share-amounts.ts';
import { sharesOfNamed } from './shares-of-named.ts';
import { simpleRates } from './simple-rates.ts';
import { slippedProducts } from './slipped-products.ts';
import { spelledProducts } from './spelled-products.ts';
import { statedGrowth } from './stated-growth.ts';
import { agrees, type StatedRelation } from './stated-relation.ts';
import { statedSums } from './stated-sums.ts';
import { termAmounts } from './term-amounts.ts';
import { turnedDigits } from './turned-digits.ts';
import { turnedTotals } from './turned-totals.ts';
import { workedShares } from './worked-shares.ts';
import { writtenEquations } from './written-equations.ts';

export function proseRelations(contract: Contract): readonly StatedRelation[] {
  const lists = linesWithTotal(contract);
  const parts = partsAndWholes(contract);
  const shares = shareAmounts(contract);
  const products = [...rateAmounts(contract), ...termAmounts(contract), ...spelledProducts(contract)];
  const known = oncePerResult([
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
    ...measuredSums(contract),
    ...pricesAdded(contract),
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
    ...contributions(contract),
    ...workedShares(contract),
    ...composedYears(contract),
    ...capitalShares(contract),
    ...countedWholes(contract),
    ...headlessRows(contract),
  ]);
  const slipped = [...known, ...slippedProducts(contract, known), ...pricedTables(contract, known)];
  const turned = [...slipped, ...turnedDigits(contract, slipped)];
  return [...turned, ...turnedTotals(contract, turned)].filter(
    ({ relation }) => relation.kind !== 'product' || agrees(relation) || !isComposed(contract, relation),
  );
}

/** Several readers may see one statement: a result that comes out in one way is right in that way, a wrong one is told once. */
function oncePerResult(relations: readonly StatedRelation[]): readonly StatedRelation[] {
  const keyOf = ({ relation: { kind, result } }: StatedRelation) =>
    result.span === null ? null : `${kind} ${result.span.start}`;
  const right = new Set(relations.filter(({ relation }) => agrees(relation)).map(keyOf));
  const told = new Set<string>();
  return relations.filter((stated) => {
    const key = keyOf(stated);
    if (key === null || agrees(stated.relation)) return true;
    if (right.has(key) || told.has(key)) return false;
    told.add(key);
    return true;
  });
}

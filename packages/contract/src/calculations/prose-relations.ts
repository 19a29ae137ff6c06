/** The calculations that running text states, each with the places of its figures; right ones too. */
import type { Contract } from '../contract.ts';
import { isComposed } from './composed-sums.ts';
import { measuredSums } from './figures/measured-sums.ts';
import { multipleAmounts, valuations } from './prices/multiple-amounts.ts';
import { pricesAdded } from './prices/prices-added.ts';
import { capitalShares } from './shares/capital-shares.ts';
import { contributions } from './shares/contributions.ts';
import { countedShares } from './shares/counted-shares.ts';
import { rateAmounts } from './shares/rate-amounts.ts';
import { rateTimes } from './shares/rate-times.ts';
import { saidShares } from './shares/said-shares.ts';
import { shareAmounts } from './shares/share-amounts.ts';
import { sharesOfNamed } from './shares/shares-of-named.ts';
import { simpleRates } from './shares/simple-rates.ts';
import { workedShares } from './shares/worked-shares.ts';
import { nearProducts } from './slips/near-products.ts';
import { saidResults } from './slips/said-results.ts';
import { slippedProducts } from './slips/slipped-products.ts';
import { spelledProducts } from './slips/spelled-products.ts';
import { turnedDigits } from './slips/turned-digits.ts';
import { turnedTotals } from './slips/turned-totals.ts';
import { statedGrowth } from './stated-growth.ts';
import { agrees, type StatedRelation } from './stated-relation.ts';
import { statedSums } from './stated-sums.ts';
import { announcedParts } from './tables/announced-parts.ts';
import { attachedLists } from './tables/attached-lists.ts';
import { countedWholes } from './tables/counted-wholes.ts';
import { growthRows } from './tables/growth-rows.ts';
import { headlessRows } from './tables/headless-rows.ts';
import { learnedColumns } from './tables/learned-columns.ts';
import { linesWithTotal } from './tables/lines-with-total.ts';
import { listedPurchases } from './tables/listed-purchases.ts';
import { namedParts } from './tables/named-parts.ts';
import { partsAndWholes } from './tables/parts-and-wholes.ts';
import { partsOfNamed } from './tables/parts-of-named.ts';
import { pricedTables } from './tables/priced-tables.ts';
import { balances } from './terms/balances.ts';
import { chargedMonths } from './terms/charged-months.ts';
import { composedYears } from './terms/composed-years.ts';
import { repaidPrincipal } from './terms/repaid-principal.ts';
import { termAmounts } from './terms/term-amounts.ts';
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
    ...countedShares(contract),
    ...chargedMonths(contract),
    ...simpleRates(contract),
    ...listedPurchases(contract),
    ...contributions(contract),
    ...workedShares(contract),
    ...composedYears(contract),
    ...capitalShares(contract),
    ...countedWholes(contract),
    ...headlessRows(contract),
    ...learnedColumns(contract),
  ]);
  const slipped = [...known, ...slippedProducts(contract, known), ...pricedTables(contract, known)];
  const said = [...slipped, ...saidResults(contract, slipped)];
  const turned = [...said, ...turnedDigits(contract, said)];
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

/**
 * The calculations that running text states (packages/contract reads them for the review too), without those that
 * are known already. Promise: a result that another calculation confirms is not doubted by one of these; parts that do not make it up may be.
 */
import {
  agrees,
  type Contract,
  figuresOf,
  holds,
  proseRelations,
  type Relation,
  type StatedRelation,
} from '@wenjian/contract';

export function statedRelations(contract: Contract, known: readonly Relation[]): readonly StatedRelation[] {
  const keys = new Set(known.map(keyOf));
  // Said once more is not computed: a sum in words too may still not be that of its parts.
  const computed = known.filter((relation) => relation.name !== 'uppercase' && relation.name !== 'restated');
  const confirmed = new Set<number>(computed.filter(holds).flatMap(({ result }) => result.span?.start ?? []));
  return proseRelations(contract).filter(({ relation, isWhole }) => {
    const key = keyOf(relation);
    if (keys.has(key)) return false;
    keys.add(key);
    if (holds(relation)) return true;
    // A rounded rate or a month of 30 days: neither right nor wrong.
    return !agrees(relation) && (isWhole === true || !confirmed.has(relation.result.span?.start ?? -1));
  });
}

/** The places of its figures; those without a place by their value. */
function keyOf(relation: Relation): string {
  const places = figuresOf(relation).map(({ span, value }) => span?.start ?? `=${value}`);
  return [relation.kind, places.at(-1), ...places.slice(0, -1).map(String).sort()].join(' ');
}

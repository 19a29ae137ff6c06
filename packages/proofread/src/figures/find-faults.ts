/**
 * Finds the wrong figure when calculations fail. In: all relations of a document. Out: one fault for each set
 * of relations that fail together, at the figure whose change fixes them all without breaking another; its
 * right value if certain. Promise: correct relations give no fault.
 */
import {
  type Figure,
  figuresOf,
  holds,
  isSame,
  isTenThousandfold,
  type Relation,
  type WeighedRelation,
  weigh,
} from '@wenjian/contract';

export interface Fault {
  readonly figure: Figure;
  /** Null when more than one figure could be wrong. */
  readonly right: bigint | null;
  /** The failing relations, the most informative first. */
  readonly relations: readonly [Relation, ...Relation[]];
}

export function findFaults(relations: readonly Relation[]): readonly Fault[] {
  const kept = indexed(relations.filter(holds));
  return components(relations.filter((relation) => !holds(relation))).flatMap((group) => {
    const [first, ...rest] = group.map(weigh);
    if (first === undefined) return [];
    const fault = explain([first, ...rest], kept);
    return fault === null ? explainEach([first, ...rest], kept) : [fault];
  });
}

/** The correct relations, by the positions of their figures. */
type Index = ReadonlyMap<number, readonly WeighedRelation[]>;
type Failing = readonly [WeighedRelation, ...WeighedRelation[]];

interface Guess {
  readonly figure: Figure;
  readonly value: bigint;
}

/** One change that fixes everything; null when there is none. */
function explain(failing: Failing, kept: Index): Fault | null {
  const [first, ...others] = failing;
  const figures = figuresOf(first.relation);
  const shared = figures.filter((figure) => others.every((each) => each.contains(figure)));
  const guesses = shared.flatMap((figure) => guessFor(figure, failing, kept) ?? []);
  const [unitSlip, ...otherSlips] = guesses.filter(isUnitSlip);
  const best =
    unitSlip !== undefined && otherSlips.length === 0
      ? unitSlip
      : guesses.reduce<Guess | null>(
          (one, other) => (one === null || changes(other) <= changes(one) ? other : one),
          null,
        );
  if (best === null) return null;
  const isAlone = guesses.length === 1 && (others.length > 0 || isPinned(first.relation, best.figure, kept));
  const isCertain = isAlone || (best === unitSlip && otherSlips.length === 0);
  return {
    figure: best.figure,
    right: isCertain ? best.value : null,
    relations: orderFor(best.figure, failing),
  };
}

/** 元 for 万元: a factor of exactly ten thousand is not chance. */
function isUnitSlip({ figure, value }: Guess): boolean {
  return figure.kind === 'money' && isTenThousandfold(figure.value, value);
}

function guessFor(figure: Figure, failing: Failing, kept: Index): Guess | null {
  if (figure.span === null) return null;
  const touched = [...failing, ...(kept.get(figure.span.start) ?? [])];
  for (const relation of failing) {
    const value = relation.implied(figure);
    if (value === null || value < 0n) continue;
    if (touched.every((each) => each.holdsWith(figure, value))) return { figure, value };
  }
  return null;
}

/** Whether every other figure is confirmed by another calculation. */
function isPinned(relation: Relation, figure: Figure, kept: Index): boolean {
  return figuresOf(relation).every(
    (each) => each.span === null || isSame(each, figure) || kept.has(each.span.start),
  );
}

/**
 * Several mistakes in one place: each calculation separately. One that uses a figure already reported is
 * reported there; a sum stated twice in two ways is a separate fault, at the other of the two.
 */
function explainEach(failing: Failing, kept: Index): readonly Fault[] {
  const faults = new Map<number, Fault>();
  for (const each of failing) {
    const { relation } = each;
    const places = placesOf(relation);
    const leaned = places.find((place) => faults.has(place));
    const known = leaned === undefined ? undefined : faults.get(leaned);
    const figure =
      known === undefined
        ? (explain([each], kept)?.figure ?? figuresOf(relation).findLast(({ span }) => span !== null))
        : otherOf(relation, faults);
    if (figure?.span != null) faults.set(figure.span.start, { figure, right: null, relations: [relation] });
    else if (known?.figure.span != null)
      faults.set(known.figure.span.start, { ...known, relations: [...known.relations, relation] });
  }
  return [...faults.values()];
}

/** Of a sum stated twice, the one that was not reported yet. */
function otherOf(relation: Relation, named: ReadonlyMap<number, Fault>): Figure | undefined {
  if (relation.name !== 'uppercase' && relation.name !== 'restated') return undefined;
  return figuresOf(relation).find(({ span }) => span !== null && !named.has(span.start));
}

function indexed(relations: readonly Relation[]): Index {
  const index = new Map<number, WeighedRelation[]>();
  for (const relation of relations) {
    const weighed = weigh(relation);
    for (const place of placesOf(relation)) {
      const known = index.get(place);
      if (known === undefined) index.set(place, [weighed]);
      else known.push(weighed);
    }
  }
  return index;
}

/**
 * Relations that share a figure fail together. Groups are in the order of their last relation, relations in
 * their own order.
 */
function components(relations: readonly Relation[]): readonly (readonly Relation[])[] {
  const heads = relations.map((_, index) => index);
  const headOf = (index: number): number => {
    let at = index;
    for (let next = heads[at]; next !== undefined && next !== at; next = heads[at]) {
      heads[at] = heads[next] ?? next;
      at = next;
    }
    return at;
  };
  const lastAt = new Map<number, number>();
  relations.forEach((relation, index) => {
    for (const place of placesOf(relation)) {
      heads[headOf(lastAt.get(place) ?? index)] = index;
      lastAt.set(place, index);
    }
  });
  const groups = new Map<number, Relation[]>();
  relations.forEach((relation, index) => {
    const head = headOf(index);
    const group = groups.get(head);
    if (group === undefined) groups.set(head, [relation]);
    else group.push(relation);
  });
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
}

function placesOf(relation: Relation): readonly number[] {
  return figuresOf(relation).flatMap(({ span }) => (span === null ? [] : [span.start]));
}

function orderFor(figure: Figure, failing: Failing): readonly [Relation, ...Relation[]] {
  const telling = failing.find(({ relation }) => isSame(relation.result, figure)) ?? failing[0];
  const others = failing.filter((each) => each !== telling);
  return [telling.relation, ...others.map(({ relation }) => relation)];
}

/** The number of digits that a guess changes: a typing error changes few. */
function changes({ figure, value }: Guess): number {
  const [one, other] = [String(figure.value), String(value)];
  if (one.length !== other.length) return Math.max(one.length, other.length);
  return [...one].filter((digit, at) => digit !== other[at]).length;
}

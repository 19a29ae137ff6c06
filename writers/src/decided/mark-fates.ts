/**
 * In: the marks of a redline and the decided edits of the comparison it belongs to. Out: what becomes of each mark, text by character. The two were aligned
 * apart, so they may part: text that the comparison keeps may be deleted and inserted in the file. Such marks, and those of one row, can only be settled
 * together; where people decided otherwise on their parts there is no answer (null).
 */
import type { Change, DecidedScript, Fate } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { childElements, descendants, type XmlElement } from '../xml/xml-tree.ts';
import { FateLookup, formAt, type Side } from './fate-lookup.ts';
import type { Mark } from './list-marks.ts';
import type { SideTrace, TracedPlace } from './trace-sides.ts';
import { UnionSets } from './union-sets.ts';

/** Characters of one piece of text with one fate. */
export interface FatedStretch {
  /** The element with the text; the mark's own element where there is none. */
  readonly leaf: XmlElement;
  readonly from: number;
  readonly to: number;
  readonly fate: Fate;
}

export type MarkFates = ReadonlyMap<Mark, readonly FatedStretch[]>;

interface Stretch extends Omit<FatedStretch, 'fate'> {
  readonly mark: Mark;
  readonly side: Side;
  /** In the side's text; null where the comparison knows nothing of it. */
  readonly start: number | null;
  fate: Fate | null;
}

export interface DecidedPair {
  readonly script: DecidedScript;
  readonly changes: readonly Change[];
  readonly old: Document;
  readonly target: Document;
  readonly traces: Readonly<Record<Side, SideTrace>>;
  /** The note that a mark in the text refers to; null for anything else. */
  readonly noteOf: (element: XmlElement) => XmlElement | null;
}

export function markFates(marks: readonly Mark[], pair: DecidedPair): MarkFates | null {
  const lookup = new FateLookup(pair.script, pair.old, pair.target);
  const stretches = marks.flatMap((mark) => stretchesOf(mark, pair, lookup));
  const pictures = pictureFates(marks, pair);
  if (pictures === null) return null;
  for (const stretch of stretches)
    if (stretch.start === null) stretch.fate ??= pictures.get(stretch.mark) ?? null;
  const sets = coupledSets(stretches, lookup);
  if (!settleSets(stretches, sets, lookup)) return null;
  fillUnknown(stretches, lookup);
  // A picture in the middle of changed words comes and goes with them.
  if (stretches.some(({ mark, fate }) => (pictures.get(mark) ?? fate) !== fate)) return null;
  const fates = new Map<Mark, FatedStretch[]>();
  for (const { mark, leaf, from, to, fate } of stretches) {
    const known = fates.get(mark) ?? [];
    known.push({ leaf, from, to, fate: fate ?? lookup.rest });
    fates.set(mark, known);
  }
  return fates;
}

function stretchesOf(mark: Mark, pair: DecidedPair, lookup: FateLookup): readonly Stretch[] {
  const { element, owner, kind } = mark;
  const whole = (side: Side, start: number | null, fate: Fate | null): Stretch[] => [
    { mark, side, leaf: element, from: 0, to: 0, start, fate },
  ];
  if (kind === 'form' || mark.side === 'both')
    return whole('new', formPlace(mark, pair), formFate(mark, pair));
  const { side } = mark;
  const trace = pair.traces[side];
  if (kind === 'end') {
    const place = trace.get(owner);
    return whole(side, place?.start ?? null, place === undefined ? null : lookup.at(side, place.start));
  }
  if (kind !== 'text') return whole(side, null, null);
  const found = [...descendants(element)].flatMap((leaf) => {
    const place = trace.get(leaf);
    const note = pair.noteOf(leaf);
    if (note !== null)
      return [{ mark, side, leaf, from: 0, to: 0, start: null, fate: noteFate(note, side, pair, lookup) }];
    return place === undefined || leaf.name === 'w:p' ? [] : cutByFate(mark, side, leaf, place, lookup);
  });
  return found.length === 0 ? whole(side, null, null) : found;
}

/** A note comes and goes with its mark in the text. */
function noteFate(note: XmlElement, side: Side, { traces }: DecidedPair, lookup: FateLookup): Fate | null {
  for (const leaf of descendants(note)) {
    const place = leaf.name === 'w:p' ? undefined : traces[side].get(leaf);
    const fate = place === undefined ? null : lookup.at(side, place.end - 1);
    if (fate !== null) return fate;
  }
  return null;
}

function cutByFate(
  mark: Mark,
  side: Side,
  leaf: XmlElement,
  { start, end }: TracedPlace,
  lookup: FateLookup,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = start; from < end; ) {
    const fate = lookup.at(side, from);
    let to = from + 1;
    while (to < end && lookup.at(side, to) === fate) to++;
    stretches.push({ mark, side, leaf, from: from - start, to: to - start, start: from, fate });
    from = to;
  }
  return stretches;
}

/** A form that no change lists goes with the edits of its paragraph. */
function formPlace({ owner }: Mark, { traces }: DecidedPair): number | null {
  for (const leaf of [owner, ...descendants(owner)]) {
    const place = traces.new.get(leaf);
    if (place !== undefined) return place.start;
  }
  return null;
}

/** A listed change of form; a form that is there for a paragraph's end goes with its neighbours. */
function formFate({ owner }: Mark, { traces, changes, script }: DecidedPair): Fate | null {
  const leaves = [owner, ...descendants(owner)];
  for (const side of ['old', 'new'] as const)
    for (const leaf of leaves) {
      const place = traces[side].get(leaf);
      const change = place && formAt(changes, side, place.start, place.end);
      if (change) return script.fateOf(change);
    }
  return null;
}

/**
 * Pictures have no text, so nothing tells which of several a mark has. They are decided where all changes of pictures on a side were decided alike, and
 * list all that are marked; or where everything was. Otherwise there is no answer.
 */
function pictureFates(
  marks: readonly Mark[],
  { changes, script }: DecidedPair,
): ReadonlyMap<Mark, Fate> | null {
  const found = new Map<Mark, Fate>();
  const isAlike = new Set(changes.map(script.fateOf)).size === 1;
  for (const side of ['old', 'new'] as const) {
    const shown = marks.filter((mark) => mark.side === side && mark.kind === 'text');
    const pictures = shown.filter(({ element }) => countPictures(element) > 0);
    if (pictures.length === 0) continue;
    const listed = changes.filter(
      ({ type, place, [side]: at }) =>
        at !== null && (type === 'image' || place === 'picture' || place === 'seal'),
    );
    const count = pictures.reduce((sum, { element }) => sum + countPictures(element), 0);
    const [fate, ...others] = new Set((isAlike ? changes : listed).map(script.fateOf));
    if (fate === undefined || others.length > 0 || (count > listed.length && !isAlike)) return null;
    for (const picture of pictures) found.set(picture, fate);
  }
  return found;
}

/** As they are read: embedded objects are none, and of several renderings the first counts. */
function countPictures(element: XmlElement): number {
  let count = 0;
  for (const child of childElements(element)) {
    if (child.name === 'w:object' || child.name === 'mc:Fallback') continue;
    count += (/(?:^|:)(?:blip|imagedata|chart|relIds)$/.test(child.rawName) ? 1 : 0) + countPictures(child);
  }
  return count;
}

/** Marks that can only be settled together, by the unit they stand in. */
function coupledSets(stretches: readonly Stretch[], lookup: FateLookup): UnionSets {
  const sets = new UnionSets();
  const inserted = new Map<number, number>();
  for (const stretch of stretches) {
    if (stretch.mark.row !== null) sets.couple(unitOf(stretch.mark), unitOf(stretch.mark));
    if (stretch.side === 'new') eachUnknown(stretch, (offset) => inserted.set(offset, unitOf(stretch.mark)));
  }
  for (const stretch of stretches)
    if (stretch.side === 'old')
      eachUnknown(stretch, (offset) => {
        const unit = inserted.get(lookup.partner(offset));
        if (unit !== undefined) sets.couple(unitOf(stretch.mark), unit);
      });
  return sets;
}

function eachUnknown({ start, fate, from, to }: Stretch, use: (offset: number) => void): void {
  if (start === null || fate !== null) return;
  for (let offset = start; offset < start + to - from; offset++) use(offset);
}

/** Rows and clusters are counted apart. */
function unitOf({ row, cluster }: Mark): number {
  return row === null ? cluster * 2 : row * 2 + 1;
}

function settleSets(stretches: readonly Stretch[], sets: UnionSets, lookup: FateLookup): boolean {
  const known = new Map<number, Set<Fate>>();
  for (const { mark, fate } of stretches) {
    const set = sets.find(unitOf(mark));
    if (set === null || fate === null || mark.kind === 'form') continue;
    known.set(set, (known.get(set) ?? new Set()).add(fate));
  }
  for (const stretch of stretches) {
    const set = sets.find(unitOf(stretch.mark));
    if (set === null || stretch.mark.kind === 'form') continue;
    const fates = known.get(set) ?? new Set([nearestFate(stretches, sets, set, lookup)]);
    if (fates.size > 1) return false;
    stretch.fate = [...fates][0] ?? null;
  }
  return true;
}

/** Text that was only cut or joined: the edit that did it stands at its border. */
function nearestFate(stretches: readonly Stretch[], sets: UnionSets, set: number, lookup: FateLookup): Fate {
  const near = stretches.flatMap(({ mark, side, start }) =>
    sets.find(unitOf(mark)) === set && start !== null ? (lookup.near(side, start) ?? []) : [],
  );
  near.sort((one, other) => one.distance - other.distance);
  return near[0]?.fate ?? lookup.rest;
}

/** From the nearest neighbour with nothing between that stays, then from the nearest edit of the block. */
function fillUnknown(stretches: readonly Stretch[], lookup: FateLookup): void {
  const known = stretches.map(({ fate }) => fate);
  const clusterOf = (index: number): number | undefined => stretches[index]?.mark.cluster;
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.fate !== null) continue;
    for (let distance = 1; stretch.fate === null; distance++) {
      const [behind, before] = [index + distance, index - distance];
      const isBehind = clusterOf(behind) === stretch.mark.cluster;
      const isBefore = clusterOf(before) === stretch.mark.cluster;
      if (!isBehind && !isBefore) break;
      stretch.fate = (isBehind ? known[behind] : null) ?? (isBefore ? known[before] : null) ?? null;
    }
    if (stretch.fate === null && stretch.start !== null)
      stretch.fate = lookup.near(stretch.side, stretch.start)?.fate ?? null;
  }
}

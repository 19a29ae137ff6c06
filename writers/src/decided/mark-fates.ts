/**
 * In: the marks of a redline and the decided edits of the comparison it belongs to. Out: what becomes of each mark, text by character. The two were aligned
 * apart, so they may part: text that the comparison keeps may be deleted and inserted in the file. Such marks, and those of one row, can only be settled
 * together; where people decided otherwise on their parts the answer is which parts those are.
 */
import type { Change, DecidedScript, Fate } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { ancestors, childElements, descendants, type XmlElement } from '../xml/xml-tree.ts';
import { canBeCut } from './can-be-cut.ts';
import { FateLookup, formAt, type Side } from './fate-lookup.ts';
import type { Together } from './leave-open.ts';
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

export type MarkOutcome =
  | { readonly kind: 'fates'; readonly fates: MarkFates }
  /** What can only be settled together, but was decided differently. */
  | ({ readonly kind: 'together' } & Together);

interface Stretch extends Omit<FatedStretch, 'fate'> {
  readonly mark: Mark;
  readonly side: Side;
  /** In the side's text; null where the comparison knows nothing of it. */
  readonly start: number | null;
  /** The text that goes with it and stands elsewhere: that of a note. */
  readonly note?: TracedPlace | null;
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

export function markFates(marks: readonly Mark[], pair: DecidedPair): MarkOutcome {
  const lookup = new FateLookup(pair.script, pair.old, pair.target);
  const stretches = marks.flatMap((mark) => stretchesOf(mark, pair, lookup));
  const listed = pair.changes.filter(isPicture);
  const pictures = pictureFates(marks, listed, pair);
  if (pictures === null) return { kind: 'together', places: [], changes: listed };
  for (const stretch of stretches)
    if (stretch.start === null) stretch.fate ??= pictures.get(stretch.mark) ?? null;
  const sets = coupledSets(stretches, lookup);
  const parted = settleSets(stretches, sets, lookup);
  if (parted.length > 0) return { kind: 'together', places: placesOf(parted), changes: [] };
  fillUnknown(stretches, lookup);
  const torn = tornStretches(stretches);
  if (torn.length > 0) return { kind: 'together', places: placesOf(torn), changes: [] };
  // A picture in the middle of changed words comes and goes with them.
  const amid = stretches.filter(({ mark, fate }) => (pictures.get(mark) ?? fate) !== fate);
  if (amid.length > 0) return { kind: 'together', places: placesOf(amid), changes: listed };
  const fates = new Map<Mark, FatedStretch[]>();
  for (const { mark, leaf, from, to, fate } of stretches) {
    const known = fates.get(mark) ?? [];
    known.push({ leaf, from, to, fate: fate ?? lookup.rest });
    fates.set(mark, known);
  }
  return { kind: 'fates', fates };
}

/** What stands in one note, one box or one field comes and goes as a whole. */
function tornStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const wholes = new Map<XmlElement, Stretch[]>();
  for (const stretch of stretches) {
    const whole = wholeOf(stretch);
    if (whole === null) continue;
    const known = wholes.get(whole) ?? [];
    known.push(stretch);
    wholes.set(whole, known);
  }
  return [...wholes.values()].filter((own) => new Set(own.map(({ fate }) => fate)).size > 1).flat();
}

function wholeOf({ mark: { element, kind }, leaf, note }: Stretch): XmlElement | null {
  if (kind !== 'text') return null;
  if (!canBeCut(element)) return element;
  if (note !== undefined) return leaf;
  const run = [leaf, ...ancestors(leaf)].find(({ parent }) => parent === element);
  return run === undefined || leaf.parent === run ? null : run;
}

function placesOf(stretches: readonly Stretch[]): Together['places'] {
  return stretches.flatMap(({ side, start, from, to, note }) => [
    ...(start === null ? [] : [{ side, start, end: start + Math.max(1, to - from) }]),
    ...(note ? [{ side, ...note }] : []),
  ]);
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
    if (note !== null) {
      const of = (known: TracedPlace | null): Stretch => {
        const fate = known && lookup.at(side, known.end - 1);
        return { mark, side, leaf, from: 0, to: 0, start: null, note: known, fate };
      };
      const places = notePlaces(note, side, pair, lookup);
      return places.length === 0 ? [of(null)] : places.map(of);
    }
    return place === undefined || leaf.name === 'w:p' ? [] : cutByFate(mark, side, leaf, place, lookup);
  });
  return found.length === 0 ? whole(side, null, null) : found;
}

/** A note comes and goes with its mark in the text: those of its words that an edit speaks of. */
function notePlaces(
  note: XmlElement,
  side: Side,
  { traces }: DecidedPair,
  lookup: FateLookup,
): readonly TracedPlace[] {
  return [...descendants(note)].flatMap((leaf) => {
    const place = leaf.name === 'w:p' ? undefined : traces[side].get(leaf);
    return place !== undefined && lookup.at(side, place.end - 1) !== null ? [place] : [];
  });
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

function isPicture({ type, place }: Change): boolean {
  return type === 'image' || place === 'picture' || place === 'seal';
}

/**
 * Pictures have no text, so nothing tells which of several a mark has. They are decided where all changes of pictures on a side were decided alike, and
 * list all that are marked; or where everything was, or all are open. Otherwise there is no answer.
 */
function pictureFates(
  marks: readonly Mark[],
  listed: readonly Change[],
  { changes, script }: DecidedPair,
): ReadonlyMap<Mark, Fate> | null {
  const found = new Map<Mark, Fate>();
  const isAlike = new Set(changes.map(script.fateOf)).size === 1;
  for (const side of ['old', 'new'] as const) {
    const shown = marks.filter((mark) => mark.side === side && mark.kind === 'text');
    const pictures = shown.filter(({ element }) => countPictures(element) > 0);
    if (pictures.length === 0) continue;
    const own = listed.filter(({ [side]: at }) => at !== null);
    const count = pictures.reduce((sum, { element }) => sum + countPictures(element), 0);
    const [fate = script.rest, ...others] = new Set((isAlike ? changes : own).map(script.fateOf));
    if (others.length > 0 || (count > own.length && !isAlike && fate !== 'open')) return null;
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

/** The stretches of the sets with more than one fate. */
function settleSets(stretches: readonly Stretch[], sets: UnionSets, lookup: FateLookup): readonly Stretch[] {
  const known = new Map<number, Set<Fate>>();
  for (const { mark, fate } of stretches) {
    const set = sets.find(unitOf(mark));
    if (set === null || fate === null || mark.kind === 'form') continue;
    known.set(set, (known.get(set) ?? new Set()).add(fate));
  }
  return stretches.filter((stretch) => {
    const set = sets.find(unitOf(stretch.mark));
    if (set === null || stretch.mark.kind === 'form') return false;
    const fates = known.get(set) ?? new Set([nearestFate(stretches, sets, set, lookup)]);
    if (fates.size > 1) return true;
    stretch.fate = [...fates][0] ?? null;
    return false;
  });
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

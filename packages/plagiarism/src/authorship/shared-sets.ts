/**
 * Values that count only as sets: editing sessions, custom styles, rare fonts, misspellings. In: observations
 * of one kind. Out: one line for what nearly all parties have, and one for each pair that shares more; only
 * the pairs with most in common, and the number of the others.
 */
import { evidenceTitles, innocentReasons, statements } from './authorship.text.ts';
import type { EvidenceLine, EvidenceValue, EvidenceWeight } from './evidence.ts';
import { dismissalOf } from './judge-groups.ts';
import { type Observation, valuesOf } from './observation.ts';

export interface SetLines {
  readonly title: string;
  readonly lines: readonly EvidenceLine[];
  /** Number of pairs that are not listed. */
  readonly leftOut: number;
}

export interface SharedSet {
  readonly keys: ReadonlySet<string>;
  /** The number of different values of the parties, shared or not. */
  readonly all: number;
  readonly parties: number;
  /** The shared values of each party. */
  readonly members: readonly Observation[];
}

/** Fifty bids made from one form have 1,225 pairs; nobody reads more than this. */
export const MOST_PAIRS = 200;

/** With at least this many parties, values that nearly all have are reported once. */
const MANY_PARTIES = 3;
const NEARLY_ALL = 0.75;

export function sharedSetLines(
  title: string,
  observations: readonly Observation[],
  describe: (shared: SharedSet) => EvidenceLine | null,
): SetLines {
  const parties = [...Map.groupBy(observations, ({ party }) => party).values()];
  const usual = keysOfNearlyAll(parties);
  const everybody = usual.size === 0 ? [] : (describe(sharedBy(parties, usual)) ?? []);
  const pairs = parties
    .flatMap((one, index) => parties.slice(index + 1).map((other) => [one, other] as const))
    .flatMap(([one, other]) => {
      const keys = sharedKeys(one, other);
      const isUsual = [...keys].every((key) => usual.has(key));
      const line = isUsual ? null : describe(sharedBy([one, other], keys));
      return line === null ? [] : [{ line, shared: keys.size }];
    })
    .sort((one, other) => other.shared - one.shared);
  return {
    title,
    lines: [everybody, ...pairs.slice(0, MOST_PAIRS).map(({ line }) => line)].flat(),
    leftOut: Math.max(0, pairs.length - MOST_PAIRS),
  };
}

function keysOfNearlyAll(parties: readonly (readonly Observation[])[]): ReadonlySet<string> {
  const holders = new Map<string, number>();
  if (parties.length < MANY_PARTIES) return new Set();
  for (const own of parties)
    for (const key of new Set(own.map((observation) => observation.key)))
      holders.set(key, (holders.get(key) ?? 0) + 1);
  const least = parties.length * NEARLY_ALL;
  return new Set([...holders].flatMap(([key, count]) => (count >= least ? [key] : [])));
}

function sharedKeys(one: readonly Observation[], other: readonly Observation[]): ReadonlySet<string> {
  const keys = new Set(one.map(({ key }) => key));
  return new Set(other.map(({ key }) => key).filter((key) => keys.has(key)));
}

function sharedBy(parties: readonly (readonly Observation[])[], keys: ReadonlySet<string>): SharedSet {
  const members = parties.map((own) => own.filter(({ key }) => keys.has(key)));
  return {
    keys,
    all: new Set(parties.flat().map(({ key }) => key)).size,
    parties: members.filter(({ length }) => length > 0).length,
    members: members.flat(),
  };
}

type SetKind = 'sessions' | 'styles' | 'fonts';

export function sharedSets(
  observations: readonly Observation[],
  template: ReadonlySet<string>,
): readonly SetLines[] {
  return (['sessions', 'styles', 'fonts'] as const).map((kind) => {
    const own = observations.filter(
      (observation) => observation.kind === kind && dismissalOf(kind, observation.key, template) === null,
    );
    return sharedSetLines(evidenceTitles[kind], own, (shared) => lineOf(kind, shared));
  });
}

/** The maximum number of style and font names in the sentence. */
const SHOWN_NAMES = 8;

function lineOf(kind: SetKind, { keys, all, parties, members }: SharedSet): EvidenceLine | null {
  const weight = weightOf(kind, keys.size, keys.size / Math.max(1, all));
  if (weight === null) return null;
  const names = [...new Set(members.map(({ value }) => value))].slice(0, SHOWN_NAMES);
  return {
    kind,
    title: evidenceTitles[kind],
    weight,
    statement:
      kind === 'sessions'
        ? statements.sessions(keys.size, Math.round((keys.size * 100) / all), parties)
        : statements[kind](names),
    innocent: innocentReasons[kind],
    values: valuesOf(listedByPlace(members)),
  };
}

/** The maximum number of examples per place. */
const SHOWN_VALUES = 5;

/**
 * One entry per place, with a few of its values and their number, instead of three hundred lines for three
 * hundred sessions.
 */
function listedByPlace(members: readonly Observation[]): readonly EvidenceValue[] {
  const groups = Map.groupBy(members, ({ documentId, where }) => `${documentId}\n${where}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const names = [...new Set(group.map(({ value }) => value))];
    const value = statements.listed(names.slice(0, SHOWN_VALUES), names.length);
    return first === undefined ? [] : [{ documentId: first.documentId, value, where: first.where }];
  });
}

/**
 * Session ids are random 32-bit numbers: they are hardly ever equal by chance. A single one may come with a
 * pasted sentence.
 */
const MANY_SESSIONS = 5;
const SOME_SESSIONS = 2;
const LARGE_SHARE = 0.3;
const MANY_STYLES = 3;

/** Null when nothing is shared. */
function weightOf(kind: SetKind, shared: number, share: number): EvidenceWeight | null {
  if (shared === 0) return null;
  switch (kind) {
    case 'sessions':
      if (shared >= MANY_SESSIONS || (shared >= SOME_SESSIONS && share >= LARGE_SHARE)) return 'strong';
      return shared >= SOME_SESSIONS ? 'medium' : 'weak';
    case 'styles':
      return shared >= MANY_STYLES ? 'medium' : 'weak';
    case 'fonts':
      return 'weak';
  }
}

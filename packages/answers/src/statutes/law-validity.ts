/**
 * Which wordings are in force. In: all laws of a corpus, including several wordings of one law. Out: for
 * each, the date it was replaced by a newer wording or repealed, and by what. Newer wordings and repeals that
 * the corpus does not have come from the register of laws.
 */
import { lawNamed, repealedLawNamed, shortLawName } from '@wenjian/contract';
import type { Statute } from './statute.ts';

export type DatedLaw = Pick<Statute, 'name' | 'published' | 'effective' | 'repeals'>;

export interface Validity {
  /** ISO date from which a newer wording is in force. */
  readonly replacedOn: string | null;
  readonly repealedOn: string | null;
  /** Name of the law that repealed it. */
  readonly repealedBy: string | null;
}

export type LawStatus = 'inForce' | 'amended' | 'repealed' | 'notYetInForce';

/** In the order of `laws`. */
export function linkValidity(laws: readonly DatedLaw[]): readonly Validity[] {
  const wordings = groupByName(laws);
  const repeals = gatherRepeals(laws);
  return laws.map((law) => {
    const key = shortLawName(law.name);
    const newer = (wordings.get(key) ?? []).find((other) => isNewer(other, law));
    const repeal = repealOf(law, repeals.get(key) ?? []);
    return {
      replacedOn: newer === undefined ? registeredReplacement(law) : startOf(newer),
      repealedOn: repeal?.date ?? null,
      repealedBy: repeal?.by ?? null,
    };
  });
}

export function isSameValidity(one: Validity, other: Validity): boolean {
  return (
    one.replacedOn === other.replacedOn &&
    one.repealedOn === other.repealedOn &&
    one.repealedBy === other.repealedBy
  );
}

/** `today`: ISO date. */
export function statusOn(
  { replacedOn, repealedOn, effective }: Validity & Pick<Statute, 'effective'>,
  today: string,
): LawStatus {
  if (repealedOn !== null && repealedOn <= today) return 'repealed';
  if (replacedOn !== null && replacedOn <= today) return 'amended';
  return effective !== null && effective > today ? 'notYetInForce' : 'inForce';
}

/** Oldest first. */
function groupByName(laws: readonly DatedLaw[]): ReadonlyMap<string, readonly DatedLaw[]> {
  const groups = Map.groupBy(laws, ({ name }) => shortLawName(name));
  for (const group of groups.values())
    group.sort((one, other) => (one.published ?? '').localeCompare(other.published ?? ''));
  return groups;
}

function isNewer(other: DatedLaw, law: DatedLaw): boolean {
  return other !== law && (other.published ?? '') > (law.published ?? '');
}

/** An amended law still states the date of its first wording. */
function startOf({ published, effective }: DatedLaw): string | null {
  if (published === null || effective === null) return published ?? effective;
  return effective > published ? effective : published;
}

interface Repeal {
  readonly date: string;
  readonly by: string | null;
}

function gatherRepeals(laws: readonly DatedLaw[]): ReadonlyMap<string, readonly Repeal[]> {
  const found = laws.flatMap((law) =>
    law.repeals.flatMap(({ name, date }) => {
      const key = shortLawName(name);
      // A law that repeals its own older wording has the same name.
      return date === null || key === shortLawName(law.name) ? [] : [{ key, date, by: law.name }];
    }),
  );
  return Map.groupBy(found, ({ key }) => key);
}

/** A law published again under the same name after its repeal is another law. */
function repealOf({ name, published }: DatedLaw, repeals: readonly Repeal[]): Repeal | null {
  const registered = repealedLawNamed(name);
  const known =
    registered === null ? [] : [{ date: registered.repealed, by: registered.successor?.name ?? null }];
  const later = [...known, ...repeals].filter(({ date }) => published === null || date > published);
  return later.sort((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}

/** The longest usual time between a law's publication and its effective date. */
const LONGEST_WAIT_DAYS = 400;
const DAY_MS = 86_400_000;

function registeredReplacement(law: DatedLaw): string | null {
  const registered = lawNamed(law.name);
  const start = startOf(law);
  if (registered === null || start === null || law.published === null) return null;
  const waited = (Date.parse(registered.since) - Date.parse(law.published)) / DAY_MS;
  return registered.since > start && waited > LONGEST_WAIT_DAYS ? registered.since : null;
}

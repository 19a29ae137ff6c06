/** One value of one document, and what it counts as equal by. */
import { places } from './authorship.text.ts';
import type { AuthorshipDocument, EvidenceKind, EvidenceValue } from './evidence.ts';

export interface Observation extends EvidenceValue {
  readonly kind: EvidenceKind;
  /** Equal keys of one kind are the same thing. */
  readonly key: string;
  readonly party: string;
  /** Which of the document's files says so, counted from 0; absent for what stands in the text. */
  readonly file?: number;
  /** Where the kind alone does not tell: `lastEditor`, `author` … of a person. */
  readonly role?: string;
}

/** Documents without a named party are parties of their own. */
export function partyOf({ id, party }: AuthorshipDocument): string {
  return party === undefined || party.trim() === '' ? `#${id}` : foldName(party);
}

/** Width, case and spaces do not make another name. */
export function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

export function partyCount(observations: readonly { readonly party: string }[]): number {
  return new Set(observations.map(({ party }) => party)).size;
}

/** The values of several parties, by what they share. */
export function sharedGroups(observations: readonly Observation[]): readonly (readonly Observation[])[] {
  const groups = Map.groupBy(observations, ({ kind, key }) => `${kind}\n${key}`);
  return [...groups.values()].filter((group) => partyCount(group) > 1);
}

/** Places of one document that a line writes out; more of them prove no more. */
const MOST_VALUES = 5;

/** What of each document is shown; how many places are left out is said with the last. */
export function valuesOf(observations: readonly EvidenceValue[]): readonly EvidenceValue[] {
  return [...Map.groupBy(observations, ({ documentId }) => documentId).values()].flatMap(shownOf);
}

function shownOf(own: readonly EvidenceValue[]): readonly EvidenceValue[] {
  const distinct = Map.groupBy(own, ({ value, where }) => `${value}\n${where}`);
  const shown = [...distinct.values()].flatMap(([first]) => first ?? []).slice(0, MOST_VALUES);
  const more = own.length - shown.length;
  return shown.map(({ documentId, value, where, span }, index) => ({
    documentId,
    value,
    where: more > 0 && index === shown.length - 1 ? places.more(where, more) : where,
    ...(span === undefined ? {} : { span }),
  }));
}

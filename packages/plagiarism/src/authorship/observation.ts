/** One value of one document, and the key it is compared by. */
import { places } from './authorship.text.ts';
import type { AuthorshipDocument, EvidenceKind, EvidenceValue } from './evidence.ts';

export interface Observation extends EvidenceValue {
  readonly kind: EvidenceKind;
  /** Equal keys of one kind are the same value. */
  readonly key: string;
  readonly party: string;
  /** Index of the document's file that contains it; absent for values in the text. */
  readonly file?: number;
  /** Details of the kind: `lastEditor`, `author` … of a person. */
  readonly role?: string;
}

/** Documents without a named party are their own parties. */
export function partyOf({ id, party }: AuthorshipDocument): string {
  return party === undefined || party.trim() === '' ? `#${id}` : foldName(party);
}

/** Width, case and spaces are ignored. */
export function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

export function partyCount(observations: readonly { readonly party: string }[]): number {
  return new Set(observations.map(({ party }) => party)).size;
}

/** Groups of equal values from several parties. */
export function sharedGroups(observations: readonly Observation[]): readonly (readonly Observation[])[] {
  const groups = Map.groupBy(observations, ({ kind, key }) => `${kind}\n${key}`);
  return [...groups.values()].filter((group) => partyCount(group) > 1);
}

/** The number of places shown per document; more would prove nothing more. */
const MOST_VALUES = 5;

/** The shown values of each document; the last one says how many were left out. */
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

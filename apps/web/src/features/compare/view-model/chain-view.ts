/** Versions against phrases: which version added or removed each phrase, and where it still exists. Pure. */
import { formatMinute } from '../../../shared/format/format-minute.ts';
import type { Comparison, ComparisonChain } from './comparison-shapes.ts';

export interface ChainVersion {
  readonly id: string;
  readonly name: string;
  readonly status: Comparison['status'];
  /** Who saved it last and when, as the file says; empty when it says nothing. */
  readonly saved: string;
  /** Phrases this version was the first to add or remove, by their weight. */
  readonly brought: { readonly major: number; readonly minor: number };
  /** False: nothing is known of its phrases, because it is not done or its baseline was read differently. */
  readonly isCompared: boolean;
  /** Phrases of the version before it that this one does not have any more. */
  readonly takenBack: number;
}

export type PhraseMark = 'introduced' | 'present' | 'absent' | 'unknown';

export interface ChainPhrase {
  readonly id: string;
  readonly text: string;
  readonly kind: 'inserted' | 'deleted';
  readonly clause: string | null;
  readonly significance: 'major' | 'minor';
  /** One for each version, in their order. */
  readonly marks: readonly PhraseMark[];
  /** The version's id and name. */
  readonly introducedBy: { readonly id: string; readonly name: string };
}

export interface ChainView {
  readonly versions: readonly ChainVersion[];
  readonly phrases: readonly ChainPhrase[];
  /** Names of versions whose baseline was read differently: they are left out. */
  readonly notCompared: readonly string[];
}

export function buildChainView({ items, saved, phrases, notCompared = [] }: ComparisonChain): ChainView {
  const names = new Map(items.map((item) => [item.id, item.target.name]));
  const left = new Set(notCompared);
  const known = items.filter(({ id, status }) => status === 'complete' && !left.has(id));
  const savings = new Map(saved.map((one) => [one.id, savedWords(one)]));
  return {
    notCompared: items.filter(({ id }) => left.has(id)).map(({ target }) => target.name),
    versions: items.map(({ id, target, status }) => ({
      id,
      name: target.name,
      status,
      saved: savings.get(id) ?? '',
      isCompared: known.some((one) => one.id === id),
      brought: countBrought(phrases, id),
      takenBack: countTakenBack(phrases, known, id),
    })),
    phrases: phrases.map(({ id, text, kind, clause, significance, introducedBy, presentIn }) => {
      const present = new Set(presentIn);
      return {
        id,
        text,
        kind,
        clause,
        significance,
        introducedBy: { id: introducedBy, name: names.get(introducedBy) ?? '' },
        marks: items.map((item) => (left.has(item.id) ? 'unknown' : markOf(item, introducedBy, present))),
      };
    }),
  };
}

type Phrases = ComparisonChain['phrases'];

function countBrought(phrases: Phrases, id: string): ChainVersion['brought'] {
  const own = phrases.filter(({ introducedBy }) => introducedBy === id);
  const major = own.filter(({ significance }) => significance === 'major').length;
  return { major, minor: own.length - major };
}

/** Against the last version before it that was compared: one that is still running says nothing. */
function countTakenBack(phrases: Phrases, known: readonly Comparison[], id: string): number {
  const before = known[known.findIndex((item) => item.id === id) - 1];
  if (!before) return 0;
  return phrases.filter(({ presentIn }) => presentIn.includes(before.id) && !presentIn.includes(id)).length;
}

function savedWords({ by, at }: ComparisonChain['saved'][number]): string {
  return [by, at && timeOf(at)].filter(Boolean).join(' · ');
}

/** A file without a time zone means the clock of its writer. */
function timeOf(at: string): string {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(at) && !Number.isNaN(Date.parse(at));
  return hasZone ? formatMinute(at) : at.replace('T', ' ').slice(0, MINUTE_CHARACTERS);
}

const MINUTE_CHARACTERS = '2026-11-17 14:00'.length;

function markOf(item: Comparison, introducedBy: string, present: ReadonlySet<string>): PhraseMark {
  // A version not compared yet is unknown, which differs from not having the phrase.
  if (item.status !== 'complete') return 'unknown';
  if (item.id === introducedBy) return 'introduced';
  return present.has(item.id) ? 'present' : 'absent';
}

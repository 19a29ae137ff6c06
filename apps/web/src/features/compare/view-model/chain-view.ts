/** Versions against phrases: which version added or removed each phrase, and where it still exists. Pure. */
import type { Comparison, ComparisonChain } from './comparison-shapes.ts';

export interface ChainVersion {
  readonly id: string;
  readonly name: string;
  readonly status: Comparison['status'];
  readonly createdAt: string;
  /** Phrases this version was the first to add or remove. */
  readonly introduced: number;
}

export type PhraseMark = 'introduced' | 'present' | 'absent' | 'unknown';

export interface ChainPhrase {
  readonly id: string;
  readonly text: string;
  readonly kind: 'inserted' | 'deleted';
  readonly clause: string | null;
  /** One for each version, in their order. */
  readonly marks: readonly PhraseMark[];
  readonly introducedBy: string;
}

export interface ChainView {
  readonly versions: readonly ChainVersion[];
  readonly phrases: readonly ChainPhrase[];
  /** Names of versions whose baseline was read differently: they are left out. */
  readonly notCompared: readonly string[];
}

export function buildChainView({ items, phrases, notCompared = [] }: ComparisonChain): ChainView {
  const counts = new Map<string, number>();
  for (const { introducedBy } of phrases) counts.set(introducedBy, (counts.get(introducedBy) ?? 0) + 1);
  const names = new Map(items.map((item) => [item.id, item.target.name]));
  const left = new Set(notCompared);
  return {
    notCompared: items.filter(({ id }) => left.has(id)).map(({ target }) => target.name),
    versions: items.map(({ id, target, status, createdAt }) => ({
      id,
      name: target.name,
      status,
      createdAt,
      introduced: counts.get(id) ?? 0,
    })),
    phrases: phrases.map(({ id, text, kind, clause, introducedBy, presentIn }) => {
      const present = new Set(presentIn);
      return {
        id,
        text,
        kind,
        clause,
        introducedBy: names.get(introducedBy) ?? '',
        marks: items.map((item) => (left.has(item.id) ? 'unknown' : markOf(item, introducedBy, present))),
      };
    }),
  };
}

function markOf(item: Comparison, introducedBy: string, present: ReadonlySet<string>): PhraseMark {
  // A version not compared yet is unknown, which differs from not having the phrase.
  if (item.status !== 'complete') return 'unknown';
  if (item.id === introducedBy) return 'introduced';
  return present.has(item.id) ? 'present' : 'absent';
}

/**
 * In: two sentences with the same words, some in other places. Out: whether it is told of somebody or something else:
 * 主机由甲方提供，电缆由乙方提供 → 电缆由甲方提供，主机由乙方提供. Promise: swapping the sentences changes nothing.
 */
import { isOrdered } from './list-order.ts';
import { type Difference, meaningTokens } from './meaning-tokens.ts';
import type { MeaningToken } from './read-clause.ts';
import { lightWords } from './same-words.words.ts';

export function isToldOfOthers(old: string, target: string, differences: readonly Difference[]): boolean {
  const moved = movedWords(differences);
  if (moved.size === 0) return false;
  // The sentence says that the order counts.
  if (isOrdered(old) && isOrdered(target)) return true;
  return isExchanged(old, differences) || hasOtherActor(old, target, differences, moved);
}

/** Those that the differences have on both sides and that say something. */
function movedWords(differences: readonly Difference[]): ReadonlySet<string> {
  const after = new Set(differences.flatMap((difference) => difference.new.map(({ id }) => id)));
  const both = differences.flatMap((difference) => difference.old.filter(({ id }) => after.has(id)));
  return new Set(both.map(({ id }) => id).filter((id) => !lightWords.has(id)));
}

/** Words that take the places of each other, with a party, a figure or a choice between them. */
function isExchanged(old: string, differences: readonly Difference[]): boolean {
  const places = differences.map((difference) => ({
    lost: wordsOf(difference.old),
    gained: wordsOf(difference.new),
    start: difference.old[0]?.start ?? -1,
  }));
  const replaced = places.filter(({ lost, gained }) => lost !== '' && gained !== '' && lost !== gained);
  return replaced.some((one) =>
    replaced.some(
      (other) =>
        one.start < other.start &&
        (one.lost === other.gained || one.gained === other.lost) &&
        hasAnchor(old, one.start, other.start),
    ),
  );
}

function wordsOf(tokens: readonly MeaningToken[]): string {
  return tokens.flatMap(({ id }) => (lightWords.has(id) ? [] : [id])).join('\0');
}

function hasAnchor(text: string, from: number, to: number): boolean {
  return meaningTokens(text).some(
    ({ meaning, start }) =>
      meaning !== null &&
      start > from &&
      start < to &&
      (meaning.name === 'party' || meaning.key === '或' || meaning.size !== null),
  );
}

/** Whoever stands before a word at the beginning of a part of the sentence does it, or has to. */
function hasOtherActor(
  old: string,
  target: string,
  differences: readonly Difference[],
  moved: ReadonlySet<string>,
): boolean {
  const actors = (text: string, side: 'old' | 'new'): ReadonlyMap<string, string | null> =>
    new Map(
      differences.flatMap((difference) =>
        difference[side].flatMap(({ id, start }): [string, string | null][] =>
          moved.has(id) ? [[id, actorAt(text, start)]] : [],
        ),
      ),
    );
  const [one, other] = [actors(old, 'old'), actors(target, 'new')];
  return [...one].some(([id, actor]) => {
    const now = other.get(id) ?? null;
    return actor !== null && now !== null && actor !== now;
  });
}

function actorAt(text: string, at: number): string | null {
  const acting = meaningTokens(text).filter(
    ({ meaning, start, end }) =>
      meaning?.name === 'party' && end <= at && beginsPart.test(text.slice(Math.max(0, start - 4), start)),
  );
  return acting.at(-1)?.id ?? null;
}

const beginsPart = /(?:^|[，,；;：:。]|由)\s*$/;

/**
 * In: two sentences with the same words, some in other places. Out: whether it is told of somebody or something else:
 * 主机由甲方提供，电缆由乙方提供 → 电缆由甲方提供，主机由乙方提供. Promise: swapping the sentences changes nothing.
 */
import { isOrdered } from './list-order.ts';
import { type Difference, meaningTokens } from './meaning-tokens.ts';
import type { MeaningToken } from './read-clause.ts';
import { inActiveForm } from './same-effect.ts';
import { lightWords } from './same-words.words.ts';

export function isToldOfOthers(old: string, target: string, differences: readonly Difference[]): boolean {
  const moved = movedWords(differences);
  if (moved.size === 0) return false;
  // The sentence says that the order counts.
  if (isOrdered(old) && isOrdered(target)) return true;
  if (isExchanged(old, differences) || areSwapped(old, target)) return true;
  return hasOtherActor(old, target, differences, moved);
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

/** 从上海运至北京 → 从北京运至上海: two words in the places of each other, and between them what is said of either. */
function areSwapped(old: string, target: string): boolean {
  const [one, other] = [old, target].map((text) => meaningTokens(inActiveForm(text)));
  if (one === undefined || other === undefined) return false;
  const [first, last] = differingSpan(one, other);
  const [before, after] = [one.slice(first, one.length - last), other.slice(first, other.length - last)];
  if (before.length !== after.length || before.length > LONGEST_SWAP) return false;
  const same = (from: number, to: number, length: number): boolean => {
    for (let at = 0; at < length; at++) if (before[from + at]?.id !== after[to + at]?.id) return false;
    return true;
  };
  const { length } = before;
  for (let left = 1; left <= LONGEST_WORD; left++) {
    for (let right = 1; right <= LONGEST_WORD; right++) {
      const middle = length - left - right;
      if (middle < 1) continue;
      const isSwap =
        same(0, length - left, left) && same(length - right, 0, right) && same(left, right, middle);
      if (isSwap && before.slice(left, left + middle).some(isTelling)) return true;
    }
  }
  return false;
}

/** Not the running number of a list: 1.报价单 2.规格书. */
function isTelling({ id, meaning }: MeaningToken): boolean {
  return !joining.has(id) && meaning?.name !== 'number' && meaning?.name !== 'reference';
}

const LONGEST_WORD = 8;
const LONGEST_SWAP = 40;

/** What stands between the members of a list, or of a statement that can be turned round: 甲方代表为张三. */
const joining: ReadonlySet<string> = new Set(
  [...lightWords, '或', '和'].filter((word) => !['到', '至', '直至'].includes(word)),
);

function differingSpan(
  one: readonly MeaningToken[],
  other: readonly MeaningToken[],
): readonly [number, number] {
  const shorter = Math.min(one.length, other.length);
  let first = 0;
  while (first < shorter && one[first]?.id === other[first]?.id) first++;
  let last = 0;
  while (last < shorter - first && one.at(-1 - last)?.id === other.at(-1 - last)?.id) last++;
  return [first, last];
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

/**
 * In: two sentences. Out: where they say different things. Promise: swapping the sentences swaps the sides of every
 * difference.
 */
import {
  besideAmounts,
  type ClauseTokens,
  clausesOf,
  clauseTokens,
  currencyCodes,
  differingClauses,
  type MeaningToken,
  shifted,
} from './read-clause.ts';
import { remember } from './remember.ts';
import { sameWords } from './same-words.words.ts';

export interface Difference {
  readonly old: readonly MeaningToken[];
  readonly new: readonly MeaningToken[];
}

/** The same sentence is read for each edit in it, and with each edit alone. */
export const meaningTokens = remember(readTokens, 256);

function readTokens(text: string): readonly MeaningToken[] {
  const { tokens, isPlain } = readPart(text, 0);
  if (isPlain) return tokens;
  // 人民币（大写）叁佰万元整: the currency stands beside the sum.
  const bare = tokens.filter(({ id }) => id !== '大写');
  const kept = bare.filter((token, index) => !isCurrencyOfAmount(bare, token, index));
  return kept.filter((token, index) => !isRepeated(kept[index - 1], token));
}

/** `offset`: where the part begins in its sentence. */
function readPart(text: string, offset: number): ClauseTokens {
  const tokens: MeaningToken[] = [];
  let isPlain = true;
  let start = offset;
  for (const clause of clausesOf(text)) {
    const read = clauseTokens(clause);
    isPlain &&= read.isPlain && (read.tokens.length === 0 || read.tokens[0]?.id !== tokens.at(-1)?.id);
    for (const token of read.tokens) tokens.push(start === 0 ? token : shifted(token, start));
    start += clause.length;
  }
  return { tokens, isPlain };
}

export interface TokenPair {
  readonly before: readonly MeaningToken[];
  readonly after: readonly MeaningToken[];
}

/**
 * The tokens of two sentences, without clauses at their ends that are the same: most edits touch one clause of several, and
 * the others need not be read. Promise: `differencesOf` finds the same as between all tokens.
 */
export function differingTokens(old: string, target: string): TokenPair {
  return readDiffering(old, target) ?? { before: meaningTokens(old), after: meaningTokens(target) };
}

function readDiffering(old: string, target: string): TokenPair | null {
  const { from, behind } = differingClauses(old, target);
  if (from === 0 && behind === 0) return null;
  const [before, after] = [old, target].map((text) => readPart(text.slice(from, text.length - behind), from));
  if (before === undefined || after === undefined || !before.isPlain || !after.isPlain) return null;
  // What stands beside them is then left out on both sides or on neither.
  if (from > 0 && !areEqual(before.tokens[0], after.tokens[0])) return null;
  if (behind > 0 && !areEqual(before.tokens.at(-1), after.tokens.at(-1))) return null;
  const pair = { before: before.tokens, after: after.tokens };
  return behind > 0 && isBegunWith(pair) ? null : pair;
}

/** One is the beginning of the other: what follows decides where they begin to differ. */
function isBegunWith({ before, after }: TokenPair): boolean {
  const shorter = Math.min(before.length, after.length);
  return (
    before.length !== after.length && before.slice(0, shorter).every(({ id }, at) => id === after[at]?.id)
  );
}

function areEqual(one: MeaningToken | undefined, other: MeaningToken | undefined): boolean {
  if (one === undefined || other === undefined || one.id !== other.id) return false;
  if (one.end - one.start !== other.end - other.start) return false;
  return one.meaning?.name === other.meaning?.name && one.meaning?.key === other.meaning?.key;
}

/** 人民币 beside a sum in yuan says nothing more. */
function isCurrencyOfAmount(tokens: readonly MeaningToken[], token: MeaningToken, index: number): boolean {
  if (!besideAmounts.has(token.id)) return false;
  const currency = currencyCodes.get(token.id);
  return [tokens[index - 1], tokens[index + 1]].some(
    (beside) =>
      beside?.meaning?.name === 'amount' &&
      // Said of the sum already, or it says more.
      (currency === undefined || beside.meaning.key.startsWith(`amount ${currency} `)),
  );
}

/** 壹佰万元整（¥1,000,000.00） is one sum, 整洁干净 one quality, written twice. */
function isRepeated(before: MeaningToken | undefined, { id, meaning, start, end }: MeaningToken): boolean {
  if (before === undefined || before.id !== id) return false;
  if (meaning !== null) return meaning.name === 'amount' && before.meaning?.name === 'amount';
  return before.meaning === null && end - start > 1 && sameWords.has(id);
}

/** Beyond this many pairs of tokens the middle is one difference: two sentences written anew. */
const MAX_PAIRS = 40_000;

export function differencesOf(
  old: readonly MeaningToken[],
  target: readonly MeaningToken[],
): readonly Difference[] {
  let start = 0;
  while (start < old.length && start < target.length && old[start]?.id === target[start]?.id) start++;
  let [oldEnd, newEnd] = [old.length, target.length];
  while (oldEnd > start && newEnd > start && old[oldEnd - 1]?.id === target[newEnd - 1]?.id) {
    oldEnd--;
    newEnd--;
  }
  const [one, other] = [old.slice(start, oldEnd), target.slice(start, newEnd)];
  if (one.length === 0 && other.length === 0) return [];
  if (one.length === 0 || other.length === 0 || one.length * other.length > MAX_PAIRS)
    return [{ old: one, new: other }];
  // Ties are broken by the side that comes first in a fixed order, so that swapping mirrors.
  const isTurned = other.map(({ id }) => id).join('\0') < one.map(({ id }) => id).join('\0');
  if (!isTurned) return hunksOf(one, other);
  return hunksOf(other, one).map((hunk) => ({ old: hunk.new, new: hunk.old }));
}

function hunksOf(old: readonly MeaningToken[], target: readonly MeaningToken[]): readonly Difference[] {
  const width = target.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = target.length - 1; column >= 0; column--) {
      common[row * width + column] =
        old[row]?.id === target[column]?.id
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const hunks: { old: MeaningToken[]; new: MeaningToken[] }[] = [];
  let isOpen = false;
  for (let [row, column] = [0, 0]; row < old.length || column < target.length; ) {
    const [left, right] = [old[row], target[column]];
    if (left !== undefined && right !== undefined && left.id === right.id) {
      isOpen = false;
      row++;
      column++;
      continue;
    }
    if (!isOpen) hunks.push({ old: [], new: [] });
    isOpen = true;
    if (right === undefined || (left !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      if (left !== undefined) hunks.at(-1)?.old.push(left);
      row++;
    } else {
      hunks.at(-1)?.new.push(right);
      column++;
    }
  }
  return hunks;
}

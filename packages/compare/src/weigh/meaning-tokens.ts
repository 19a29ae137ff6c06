/**
 * In: two sentences. Out: where they say different things. A token is a figure by its value, a word of meaning, a
 * word by its group of synonyms, or a character; marks and spaces are none. Promise: swapping the sentences swaps
 * the sides of every difference.
 */
import { foldScript, foldWidth, normalisedText } from '@wenjian/document';
import { findMeanings, type Meaning } from './find-meanings.ts';
import { remember } from './remember.ts';
import { sameCharacters, sameWords } from './same-words.words.ts';

export interface MeaningToken {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning | null;
}

export interface Difference {
  readonly old: readonly MeaningToken[];
  readonly new: readonly MeaningToken[];
}

/** The same sentence is read for each edit in it, and with each edit alone. */
export const meaningTokens = remember(readTokens, 256);

function readTokens(text: string): readonly MeaningToken[] {
  const tokens: MeaningToken[] = [];
  let isPlain = true;
  let start = 0;
  for (const clause of clausesOf(text)) {
    const read = clauseTokens(clause);
    isPlain &&= read.isPlain && (read.tokens.length === 0 || read.tokens[0]?.id !== tokens.at(-1)?.id);
    for (const token of read.tokens) tokens.push(start === 0 ? token : shifted(token, start));
    start += clause.length;
  }
  if (isPlain) return tokens;
  const kept = tokens.filter((token, index) => !isCurrencyOfAmount(tokens, token, index));
  return kept.filter((token, index) => !isRepeated(kept[index - 1], token));
}

/** Cut behind commas: only a figure (5，000) and a title go beyond one. The clauses without the edit are known from before. */
function clausesOf(text: string): readonly string[] {
  if (!text.includes('，') || text.includes('《')) return [text];
  const clauses: string[] = [];
  let start = 0;
  for (let at = text.indexOf('，'); at >= 0; at = text.indexOf('，', at + 1)) {
    if (isDigit(text.charCodeAt(at + 1))) continue;
    clauses.push(text.slice(start, at + 1));
    start = at + 1;
  }
  if (start < text.length) clauses.push(text.slice(start));
  return clauses;
}

function isDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);
}

function shifted({ id, start, end, meaning }: MeaningToken, by: number): MeaningToken {
  if (meaning === null) return { id, start: start + by, end: end + by, meaning };
  const { name, text, key, size } = meaning;
  return {
    id,
    start: start + by,
    end: end + by,
    meaning: { name, text, start: meaning.start + by, end: meaning.end + by, key, size },
  };
}

interface ClauseTokens {
  readonly tokens: readonly MeaningToken[];
  /** False when one of them may say nothing beside its neighbours. */
  readonly isPlain: boolean;
}

const clauseTokens = remember(readClause, 1024);

function readClause(text: string): ClauseTokens {
  const plain = folded(text);
  const meanings = findMeanings(text);
  const tokens: MeaningToken[] = [];
  let next = 0;
  let last = '';
  let isPlain = true;
  for (let at = 0; at < text.length; ) {
    const meaning = meanings[next];
    if (meaning !== undefined && meaning.start === at) {
      next++;
      const id = idOfMeaning(meaning);
      isPlain &&= isTelling(id, last);
      last = id;
      tokens.push({ id, start: at, end: meaning.end, meaning });
      at = meaning.end;
      continue;
    }
    const end = wordEnd(plain, at, meaning?.start ?? text.length);
    const id = end === at + 1 ? idOfCharacter(plain, at) : idOfWord(plain.slice(at, end));
    if (id !== '') {
      isPlain &&= isTelling(id, last);
      last = id;
      tokens.push({ id, start: at, end, meaning: null });
    }
    at = end;
  }
  return { tokens, isPlain };
}

/** Whether it surely says something beside the one before it. */
function isTelling(id: string, last: string): boolean {
  return id !== last && id !== '大写' && !besideAmounts.has(id);
}

const mark = /^[\p{P}\p{Z}\s\u200b_＿]+$/u;
/** The words of all groups by the code of their first character, the longest first. */
const wordsByStart = new Array<string[] | undefined>(0x10000).fill(undefined);
for (const word of [...sameWords.keys()].sort((one, other) => other.length - one.length)) {
  const words = wordsByStart[word.charCodeAt(0)];
  if (words === undefined) wordsByStart[word.charCodeAt(0)] = [word];
  else words.push(word);
}
const latin = /[A-Za-z][A-Za-z0-9]*(?:[-/.@_][A-Za-z0-9]+)*/y;

function wordEnd(plain: string, at: number, limit: number): number {
  const code = plain.charCodeAt(at);
  const words = wordsByStart[code];
  if (words !== undefined) {
    for (const word of words) {
      if (at + word.length <= limit && plain.startsWith(word, at)) return at + word.length;
    }
  }
  // Ideographs, most of every sentence, begin no Latin word.
  if (code >= 0x80) return at + 1;
  latin.lastIndex = at;
  return latin.test(plain) ? Math.max(at + 1, Math.min(latin.lastIndex, limit)) : at + 1;
}

/** A word that stands in a group is the same as the others of it, whatever class names it. */
function idOfMeaning({ text, key }: Meaning): string {
  return groupOf(text) ?? idOfKey(key);
}

/** Null is remembered, undefined is not. */
const groupOf = remember((word) => sameWords.get(folded(word)) ?? null, 8192);
const idOfKey = remember((key) => idOf(folded(key)), 8192);

function idOf(word: string): string {
  return sameWords.get(word) ?? word.toLowerCase().replace(/(?<=[a-z]{3})s$/, '');
}

/** Half width, simplified, one spelling; every character stays in its place. */
function folded(text: string): string {
  let plain = '';
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const same = foldedCodes[code] || foldCode(code);
    if (same === code) continue;
    plain += text.slice(copied, at) + String.fromCharCode(same);
    copied = at + 1;
  }
  return copied === 0 ? text : plain + text.slice(copied);
}

/** By the code of the character, as far as they have been met. */
const foldedCodes = new Uint16Array(0x10000);

function foldCode(code: number): number {
  const simple = foldScript(normalisedText(String.fromCharCode(code), [foldWidth]));
  const same = (sameCharacters.get(simple) ?? simple).charCodeAt(0);
  foldedCodes[code] = same;
  return same;
}

/** Empty for marks and spaces. */
const idOfWord = remember((word) => (mark.test(word) ? '' : idOf(word)), 8192);

/** Most tokens are one character: found by its code, no text is cut out or hashed for it. */
const characterIds = new Array<string | undefined>(0x10000).fill(undefined);

function idOfCharacter(plain: string, at: number): string {
  const code = plain.charCodeAt(at);
  const known = characterIds[code];
  if (known !== undefined) return known;
  const id = idOfWord(plain.charAt(at));
  characterIds[code] = id;
  return id;
}

/** 人民币 beside a sum in yuan, and 大写 in brackets, say nothing more. */
function isCurrencyOfAmount(tokens: readonly MeaningToken[], token: MeaningToken, index: number): boolean {
  if (token.id === '大写') return true;
  if (!besideAmounts.has(token.id)) return false;
  const currency = currencyCodes.get(token.id);
  return [tokens[index - 1], tokens[index + 1]].some(
    (beside) =>
      beside?.meaning?.name === 'amount' &&
      // Said of the sum already, or it says more.
      (currency === undefined || beside.meaning.key.startsWith(`amount ${currency} `)),
  );
}

const currencyCodes: ReadonlyMap<string, string> = new Map([
  ['美元', 'USD'],
  ['欧元', 'EUR'],
  ['港元', 'HKD'],
]);
const besideAmounts: ReadonlySet<string> = new Set(['人民币', '¥', '￥', '整', ...currencyCodes.keys()]);

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

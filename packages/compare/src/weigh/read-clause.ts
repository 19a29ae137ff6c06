/**
 * In: a clause. Out: its tokens: a figure by its value, a word of meaning, a word by its group of synonyms, or a
 * character; marks and spaces are none.
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

/** Cut behind commas: only a figure (5，000) and a title go beyond one. The clauses without the edit are known from before. */
export function clausesOf(text: string): readonly string[] {
  if (!text.includes('，') || text.includes('《')) return [text];
  const clauses: string[] = [];
  let start = 0;
  for (let at = text.indexOf('，'); at >= 0; at = text.indexOf('，', at + 1)) {
    if (!isCut(text, at + 1)) continue;
    clauses.push(text.slice(start, at + 1));
    start = at + 1;
  }
  if (start < text.length) clauses.push(text.slice(start));
  return clauses;
}

/** With so many characters of a clause before it, an edit does not change how the clause begins, or ends. */
const SAME_SIGNS = 2;

/** Where the clauses begin that differ, and how many characters follow behind them. */
export function differingClauses(old: string, target: string): { from: number; behind: number } {
  if (old.includes('《') || target.includes('《')) return { from: 0, behind: 0 };
  const shorter = Math.min(old.length, target.length);
  let from = 0;
  while (from < shorter && old.charCodeAt(from) === target.charCodeAt(from)) from++;
  const [oldLast, newLast] = [old.length - 1, target.length - 1];
  const most = shorter - from;
  let behind = 0;
  while (behind < most && old.charCodeAt(oldLast - behind) === target.charCodeAt(newLast - behind)) behind++;
  from -= SAME_SIGNS;
  while (from > 0 && !isCut(old, from)) from--;
  behind -= SAME_SIGNS;
  while (behind > 0 && !isCut(old, old.length - behind)) behind--;
  return { from: Math.max(0, from), behind: Math.max(0, behind) };
}

/** Whether the sentence can be read in two parts here, unless a title stands in it. */
function isCut(text: string, at: number): boolean {
  return text[at - 1] === '，' && !isDigit(text.charCodeAt(at));
}

function isDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);
}

export function shifted({ id, start, end, meaning }: MeaningToken, by: number): MeaningToken {
  if (meaning === null) return { id, start: start + by, end: end + by, meaning };
  const { name, text, key, size } = meaning;
  return {
    id,
    start: start + by,
    end: end + by,
    meaning: { name, text, start: meaning.start + by, end: meaning.end + by, key, size },
  };
}

export interface ClauseTokens {
  readonly tokens: readonly MeaningToken[];
  /** False when one of them may say nothing beside its neighbours. */
  readonly isPlain: boolean;
}

export const clauseTokens = remember(readClause, 1024);

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

export const currencyCodes: ReadonlyMap<string, string> = new Map([
  ['美元', 'USD'],
  ['欧元', 'EUR'],
  ['港元', 'HKD'],
]);
export const besideAmounts: ReadonlySet<string> = new Set([
  '人民币',
  '¥',
  '￥',
  '整',
  ...currencyCodes.keys(),
]);

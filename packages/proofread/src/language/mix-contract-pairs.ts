/**
 * Mixes word sequences of contracts into the general word model: wording that is common in contracts becomes
 * as likely as it is there, and nothing becomes less likely. In: counts learned from contract language
 * (packages/proofread/src/language/contract-pairs.txt).
 */
import { USE_STEPS } from './language-file.ts';

export interface ContractCounts {
  /** Count of each word. */
  readonly words: ReadonlyMap<string, number>;
  /** By the first word: count of each following word. */
  readonly followers: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly total: number;
}

/** The share of contract language in the mixture. */
const CONTRACT_SHARE = 0.5;
/** Words seen once count less than half, and a rare first word says little about the next. */
const DISCOUNT = 0.5;
const PRIOR_COUNT = 4;

/** Each line: a word, its count, then its followers, each with its count unless it is one, separated by spaces. */
export function parseContractCounts(source: string): ContractCounts {
  const words = new Map<string, number>();
  const followers = new Map<string, ReadonlyMap<string, number>>();
  let total = 0;
  for (const line of source.split('\n')) {
    const [word = '', count = '0', ...rest] = line.split(' ');
    if (word === '') continue;
    words.set(word, Number(count));
    total += Number(count);
    const own = new Map<string, number>();
    for (const [at, second] of rest.entries())
      if (!isCount(second)) own.set(second, isCount(rest[at + 1] ?? '') ? Number(rest[at + 1]) : 1);
    if (own.size > 0) followers.set(word, own);
  }
  return { words, followers, total };
}

/** Log10 probability of a word, given that of the general model. */
export function mixWord(general: number, word: string, { words, total }: ContractCounts): number {
  const count = words.get(word) ?? 0;
  return count === 0 ? general : add(general, (CONTRACT_SHARE * count) / total);
}

/** The same for a word after another. */
export function mixPair(general: number, first: string, second: string, counts: ContractCounts): number {
  const count = counts.followers.get(first)?.get(second) ?? 0;
  if (count === 0) return general;
  return add(general, (CONTRACT_SHARE * (count - DISCOUNT)) / ((counts.words.get(first) ?? 0) + PRIOR_COUNT));
}

function isCount(field: string): boolean {
  return /^\d/.test(field);
}

/** How common a word is in contracts, as one byte. */
export function useOf(count: number): number {
  return count === 0 ? 0 : Math.min(255, 1 + Math.round(USE_STEPS * Math.log10(count)));
}

/** How often each character occurs in the words of contracts. */
export function countCharacters({ words }: ContractCounts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word, count] of words)
    for (const character of word) counts.set(character, (counts.get(character) ?? 0) + count);
  return counts;
}

function add(general: number, probability: number): number {
  return Math.min(-0.01, Math.log10(10 ** general + probability));
}

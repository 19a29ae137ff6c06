/**
 * Builds the arrays of the language model from lexical sources. In: a word model in ARPA form (words and
 * pairs are used), a pinyin dictionary, shape tables. Promise: the same sources give the same bytes.
 */
import { buildConfusions, type ConfusionSources } from './build-confusions.ts';
import { contractVocabulary } from './contract-vocabulary.words.ts';
import { type LanguageArrays, PAIR_STEP } from './language-file.ts';
import {
  type ContractCounts,
  countCharacters,
  mixPair,
  mixWord,
  parseContractCounts,
  useOf,
} from './mix-contract-pairs.ts';

export interface LanguageSources extends ConfusionSources {
  readonly arpa: string;
  /** Words of contract language and their followers, with counts. */
  readonly contractPairs: string;
  /** The characters of the national standard: no others are ever proposed. */
  readonly standardCharacters: string;
}

const chineseWord = /^[\u3400-\u9fff]+$/;
/** The minimum score of a contract word: that of 合同 and 双方 in general text. */
const CONTRACT_WORD_SCORE = -4.4;
/** Longer ones are idioms and titles, whose misspellings never form other words. */
const LONGEST_WORD = 8;

export function packLanguage(sources: LanguageSources): LanguageArrays {
  const words = new Map<string, { readonly score: number; readonly backoff: number }>();
  for (const [score, word, backoff] of section(sources.arpa, 1)) {
    if (chineseWord.test(word) && word.length <= LONGEST_WORD)
      words.set(word, { score: Number(score), backoff: Number(backoff) });
  }
  for (const word of contractVocabulary) {
    const known = words.get(word);
    const score = Math.max(known?.score ?? CONTRACT_WORD_SCORE, CONTRACT_WORD_SCORE);
    words.set(word, { score, backoff: known?.backoff ?? 0 });
  }
  const counts = parseContractCounts(sources.contractPairs);
  const trie = buildTrie([...words.keys()]);
  const wordScore = new Float32Array(trie.nodeCharacter.length);
  const wordBackoff = new Float32Array(trie.nodeCharacter.length);
  const contractUse = new Uint8Array(trie.nodeCharacter.length);
  for (const [word, { score, backoff }] of words) {
    const node = trie.nodes.get(word) ?? 0;
    wordScore[node] = mixWord(score, word, counts);
    wordBackoff[node] = backoff;
    contractUse[node] = useOf(counts.words.get(word) ?? 0);
  }
  for (const [character, count] of countCharacters(counts))
    contractUse[trie.nodes.get(character) ?? 0] = useOf(count);
  const { nodeCharacter, nodeFirstChild } = trie;
  const pairs = packPairs(mixedPairs(sources.arpa, words, counts), trie.nodes, nodeCharacter.length);
  return {
    nodeCharacter,
    nodeFirstChild,
    wordScore,
    wordBackoff,
    contractUse,
    ...pairs,
    ...packConfusions(nodeCharacter, nodeFirstChild, sources),
  };
}

/** The fields of the lines of one section of an ARPA file. */
function* section(arpa: string, order: number): Generator<readonly [string, string, string]> {
  let start = arpa.indexOf(`\\${order}-grams:`);
  start = arpa.indexOf('\n', start) + 1;
  while (start > 0 && start < arpa.length) {
    const end = arpa.indexOf('\n', start);
    const line = arpa.slice(start, end < 0 ? arpa.length : end);
    if (line.startsWith('\\')) return;
    const [score = '', words = '', backoff = '0'] = line.split('\t');
    if (words !== '') yield [score, words, backoff];
    start = end + 1;
  }
}

interface Trie {
  readonly nodeCharacter: Uint16Array;
  readonly nodeFirstChild: Uint32Array;
  readonly nodes: ReadonlyMap<string, number>;
}

/** Every prefix of a word is a node; sorted by length and then by text, the children of a node are adjacent. */
function buildTrie(words: readonly string[]): Trie {
  const prefixes = new Set<string>();
  for (const word of words)
    for (let length = 1; length <= word.length; length++) prefixes.add(word.slice(0, length));
  const sorted = [...prefixes].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const nodes = new Map<string, number>([['', 0]]);
  for (const prefix of sorted) nodes.set(prefix, nodes.size);
  const count = nodes.size;
  const nodeCharacter = new Uint16Array(count);
  const nodeFirstChild = new Uint32Array(count + 1);
  const childCount = new Uint32Array(count);
  for (const prefix of sorted) {
    nodeCharacter[nodes.get(prefix) ?? 0] = prefix.charCodeAt(prefix.length - 1);
    const parent = nodes.get(prefix.slice(0, -1)) ?? 0;
    childCount[parent] = (childCount[parent] ?? 0) + 1;
  }
  let next = 1;
  for (let node = 0; node < count; node++) {
    nodeFirstChild[node] = next;
    next += childCount[node] ?? 0;
  }
  nodeFirstChild[count] = next;
  return { nodeCharacter, nodeFirstChild, nodes };
}

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly score: number;
}

/** Pairs of the general model, then pairs that only contracts have. */
function* mixedPairs(
  arpa: string,
  words: ReadonlyMap<string, { readonly score: number; readonly backoff: number }>,
  counts: ContractCounts,
): Generator<Pair> {
  const known = new Set<string>();
  for (const [score, pair] of section(arpa, 2)) {
    const [first = '', second = ''] = pair.split(' ');
    if (counts.followers.get(first)?.has(second)) known.add(pair);
    yield { first, second, score: mixPair(Number(score), first, second, counts) };
  }
  for (const [first, followers] of counts.followers) {
    const backoff = words.get(first)?.backoff ?? 0;
    for (const second of followers.keys()) {
      const general = words.get(second)?.score;
      if (general === undefined || known.has(`${first} ${second}`)) continue;
      yield { first, second, score: mixPair(backoff + general, first, second, counts) };
    }
  }
}

function packPairs(
  pairs: Iterable<Pair>,
  nodes: ReadonlyMap<string, number>,
  nodeCount: number,
): Pick<LanguageArrays, 'pairStart' | 'pairSecond' | 'pairScore'> {
  const byFirst = new Map<number, { second: number; score: number }[]>();
  let count = 0;
  for (const { first: firstWord, second: secondWord, score } of pairs) {
    const first = nodes.get(firstWord);
    const second = nodes.get(secondWord);
    if (first === undefined || second === undefined) continue;
    const list = byFirst.get(first);
    const pair = { second, score: Math.min(255, Math.round(-score / PAIR_STEP)) };
    if (list === undefined) byFirst.set(first, [pair]);
    else list.push(pair);
    count++;
  }
  const pairStart = new Uint32Array(nodeCount + 1);
  const pairSecond = new Uint32Array(count);
  const pairScore = new Uint8Array(count);
  let next = 0;
  for (let node = 0; node < nodeCount; node++) {
    pairStart[node] = next;
    for (const { second, score } of (byFirst.get(node) ?? []).sort((a, b) => a.second - b.second)) {
      pairSecond[next] = second;
      pairScore[next] = score;
      next++;
    }
  }
  pairStart[nodeCount] = next;
  return { pairStart, pairSecond, pairScore };
}

function packConfusions(
  nodeCharacter: Uint16Array,
  nodeFirstChild: Uint32Array,
  sources: LanguageSources,
): Pick<LanguageArrays, 'confusionStart' | 'confusionNode' | 'confusionKind'> {
  const characterCount = (nodeFirstChild[1] ?? 1) - 1;
  const characters = Array.from(nodeCharacter.subarray(1, characterCount + 1), (code) =>
    String.fromCharCode(code),
  );
  const nodeOf = new Map(characters.map((character, index) => [character, index + 1]));
  const confusions = buildConfusions(new Set(sources.standardCharacters), sources);
  const confusionStart = new Uint32Array(characterCount + 2);
  const nodes: number[] = [];
  const kinds: number[] = [];
  characters.forEach((character, index) => {
    confusionStart[index + 1] = nodes.length;
    const others = [...(confusions.get(character) ?? [])]
      .flatMap(([other, kind]) => {
        const node = nodeOf.get(other);
        return node === undefined ? [] : [{ node, kind }];
      })
      .sort((a, b) => a.node - b.node);
    for (const { node, kind } of others) {
      nodes.push(node);
      kinds.push(kind);
    }
  });
  confusionStart[characterCount + 1] = nodes.length;
  return {
    confusionStart,
    confusionNode: Uint16Array.from(nodes),
    confusionKind: Uint8Array.from(kinds),
  };
}

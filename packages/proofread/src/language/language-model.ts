/**
 * The language model: the words, how likely one follows another, and which characters are confusable. In: the
 * bytes of the language file. A word is identified by its node in the trie; scores are log10 probabilities.
 */
import { type LanguageArrays, PAIR_STEP, readLanguageFile, USE_STEPS } from './language-file.ts';

/** The score of a single character that is not a word. */
const UNKNOWN_SCORE = -6.3;
const CODE_COUNT = 0x10000;

export class LanguageModel {
  readonly arrays: LanguageArrays;
  /** The number of single characters; their nodes are 1 to this. */
  readonly characterCount: number;
  readonly #nodeOfCode: Uint16Array;
  readonly #confusable: Uint8Array;
  readonly #inWord: Uint8Array;
  readonly #pairScores: Float32Array;
  readonly #bestScores: Float32Array;

  /** Null: the bytes are not a language file of this version. */
  static open(bytes: ArrayBuffer): LanguageModel | null {
    const arrays = readLanguageFile(bytes);
    return arrays === null ? null : new LanguageModel(arrays);
  }

  private constructor(arrays: LanguageArrays) {
    this.arrays = arrays;
    this.characterCount = (arrays.nodeFirstChild[1] ?? 1) - 1;
    this.#nodeOfCode = new Uint16Array(CODE_COUNT);
    for (let node = 1; node <= this.characterCount; node++)
      this.#nodeOfCode[arrays.nodeCharacter[node] ?? 0] = node;
    this.#confusable = markConfusable(arrays, this.characterCount);
    this.#inWord = markInWord(arrays, this.#nodeOfCode, this.characterCount);
    this.#pairScores = Float32Array.from({ length: 256 }, (_, index) => -index * PAIR_STEP);
    this.#bestScores = bestScoresOf(arrays);
  }

  /** The node of a single character; 0 when unknown. */
  characterNode(code: number): number {
    return this.#nodeOfCode[code] ?? 0;
  }

  /** The child of a node by character code; 0 when there is none. */
  child(node: number, code: number): number {
    if (node === 0) return this.characterNode(code);
    const { nodeFirstChild, nodeCharacter } = this.arrays;
    let low = nodeFirstChild[node] ?? 0;
    let high = nodeFirstChild[node + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = nodeCharacter[middle] ?? 0;
      if (found === code) return middle;
      if (found < code) low = middle + 1;
      else high = middle;
    }
    return 0;
  }

  isWord(node: number): boolean {
    return (this.arrays.wordScore[node] ?? 0) < 0;
  }

  wordScore(node: number): number {
    return node === 0 ? UNKNOWN_SCORE : this.arrays.wordScore[node] || UNKNOWN_SCORE;
  }

  /** The score of a word after its most likely predecessor. */
  bestScore(word: number): number {
    return word === 0 ? UNKNOWN_SCORE : (this.#bestScores[word] ?? UNKNOWN_SCORE);
  }

  /** The score of `word` after `previous`; node 0 is the beginning or an unknown word. */
  score(previous: number, word: number): number {
    const { pairStart, pairSecond, pairScore, wordBackoff } = this.arrays;
    if (previous === 0) return this.wordScore(word);
    let low = pairStart[previous] ?? 0;
    let high = pairStart[previous + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const second = pairSecond[middle] ?? 0;
      if (second === word) return this.#pairScores[pairScore[middle] ?? 0] ?? 0;
      if (second < word) low = middle + 1;
      else high = middle;
    }
    return (wordBackoff[previous] ?? 0) + this.wordScore(word);
  }

  /** How common a word is in contracts: log10 of its count; 0 for never or once. */
  contractUse(word: number): number {
    return Math.max(0, ((this.arrays.contractUse[word] ?? 0) - 1) / USE_STEPS);
  }

  /** Both are nodes of single characters. */
  isConfusable(one: number, other: number): boolean {
    const bit = one * (this.characterCount + 1) + other;
    return (((this.#confusable[bit >>> 3] ?? 0) >>> (bit & 7)) & 1) === 1;
  }

  /** Whether some word has one and directly behind it the other; both are nodes of single characters. */
  areInWord(one: number, other: number): boolean {
    const bit = other * (this.characterCount + 1) + one;
    return (((this.#inWord[bit >>> 3] ?? 0) >>> (bit & 7)) & 1) === 1;
  }

  /** Flags for how one is confused with the other; 0: not at all. */
  confusionKind(one: number, other: number): number {
    const { confusionStart, confusionNode, confusionKind } = this.arrays;
    const end = confusionStart[one + 1] ?? 0;
    for (let at = confusionStart[one] ?? 0; at < end; at++)
      if (confusionNode[at] === other) return confusionKind[at] ?? 0;
    return 0;
  }
}

function bestScoresOf({ wordScore, pairSecond, pairScore }: LanguageArrays): Float32Array {
  // Anything that is not a word is treated as an unknown word.
  const best = wordScore.map((score) => score || UNKNOWN_SCORE);
  for (let at = 0; at < pairSecond.length; at++) {
    const second = pairSecond[at] ?? 0;
    best[second] = Math.max(best[second] ?? 0, -(pairScore[at] ?? 0) * PAIR_STEP);
  }
  return best;
}

/** One bit for each pair of characters: 8 MB, so that the innermost test of the search is one look-up. */
function markConfusable(
  { confusionStart, confusionNode }: LanguageArrays,
  characterCount: number,
): Uint8Array {
  const bits = new Uint8Array((((characterCount + 1) * (characterCount + 1)) >>> 3) + 1);
  for (let node = 1; node <= characterCount; node++) {
    const end = confusionStart[node + 1] ?? 0;
    for (let at = confusionStart[node] ?? 0; at < end; at++) {
      const bit = node * (characterCount + 1) + (confusionNode[at] ?? 0);
      bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bits;
}

/** As many bits: most questions about words of several characters are answered with no by the first two. A row for the second: the search asks of many first ones. */
function markInWord(
  { nodeFirstChild, nodeCharacter }: LanguageArrays,
  nodeOfCode: Uint16Array,
  characterCount: number,
): Uint8Array {
  const bits = new Uint8Array((((characterCount + 1) * (characterCount + 1)) >>> 3) + 1);
  for (let node = 1; node < nodeCharacter.length; node++) {
    const first = nodeOfCode[nodeCharacter[node] ?? 0] ?? 0;
    const last = nodeFirstChild[node + 1] ?? 0;
    for (let child = nodeFirstChild[node] ?? 0; child < last; child++) {
      const bit = (nodeOfCode[nodeCharacter[child] ?? 0] ?? 0) * (characterCount + 1) + first;
      bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bits;
}

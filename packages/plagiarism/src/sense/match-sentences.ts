/**
 * Paraphrase: sentences with the same meaning without a common run of words. In: both texts and the passages
 * found so far. Out: passages of whole sentences, and the number of pairs too long to be aligned. Far from
 * any passage the similarity must be high; beside one, a lower similarity is enough, because the position is
 * additional evidence.
 */
import { alignGap } from '../passages/align-gap.ts';
import { type Passage, retoldPassage, type TokenRange } from '../passages/passage.ts';
import { indexAt, type TokenStream } from '../tokens/token-stream.ts';
import { featuresOf, type SentenceFeatures, SentenceLikeness } from './sentence-likeness.ts';

/** Sentences of the same contract type about different things stay below this. */
const LEAST_LIKENESS = 0.5;
const LEAST_LIKENESS_BESIDE = 0.3;
const SHORTEST_SENTENCE = 10;
/** A sentence that is half found needs no further search. */
const OPEN_SHARE = 0.5;
/** The number of sentences before and after the partner of a neighbour. */
const NEIGHBOURHOOD = 3;
/** A sentence may have been extended or shortened, but not to a third. */
const LEAST_LENGTH_RATIO = 0.4;
/**
 * Quadratic in the length: longer ones (tables without full stops) are found by their common runs, which such
 * similar sentences have.
 */
export const LONGEST_ALIGNED = 400;

interface Side {
  readonly sentences: readonly TokenRange[];
  readonly features: readonly SentenceFeatures[];
  readonly isOpen: readonly boolean[];
}

export interface SentenceMatches {
  readonly passages: readonly Passage[];
  readonly tooLong: number;
}

export function matchSentences(a: TokenStream, b: TokenStream, found: readonly Passage[]): SentenceMatches {
  const sideA = sideOf(
    a,
    found.map(({ aStart, aEnd }) => ({ start: aStart, end: aEnd })),
  );
  const sideB = sideOf(
    b,
    found.map(({ bStart, bEnd }) => ({ start: bStart, end: bEnd })),
  );
  const likeness = new SentenceLikeness([...sideA.features, ...sideB.features]);
  const pairs = new PairBook(sideA, sideB, likeness);
  pairs.searchAll();
  const anchors = found.map((passage): [number, number][] => [
    [indexAt(a.sentenceEnds, passage.aStart), indexAt(b.sentenceEnds, passage.bStart)],
    [indexAt(a.sentenceEnds, passage.aEnd - 1), indexAt(b.sentenceEnds, passage.bEnd - 1)],
  ]);
  pairs.searchBeside([...anchors.flat(), ...pairs.list()]);
  const paired = pairs.list().flatMap(([indexA, indexB]) => {
    const [one, other] = [sideA.sentences[indexA], sideB.sentences[indexB]];
    if (one === undefined || other === undefined) return [];
    return [{ one, other, likeness: pairs.likenessOf(indexA, indexB) }];
  });
  const alignable = paired.filter(
    ({ one, other }) => Math.max(lengthOf(one), lengthOf(other)) <= LONGEST_ALIGNED,
  );
  return {
    passages: alignable.map((pair) => alignSentences(a.tokens, b.tokens, pair)),
    tooLong: paired.length - alignable.length,
  };
}

function lengthOf({ start, end }: TokenRange): number {
  return end - start;
}

function sideOf(stream: TokenStream, found: readonly TokenRange[]): Side {
  const covered = new Uint8Array(stream.tokens.length);
  for (const { start, end } of found) covered.fill(1, start, end);
  const sentences: TokenRange[] = [];
  let start = 0;
  for (const end of stream.sentenceEnds) {
    sentences.push({ start, end });
    start = end;
  }
  return {
    sentences,
    features: sentences.map((sentence) => featuresOf(stream.tokens, sentence)),
    isOpen: sentences.map((sentence) => isOpen(covered, sentence)),
  };
}

function isOpen(covered: Uint8Array, { start, end }: TokenRange): boolean {
  if (end - start < SHORTEST_SENTENCE) return false;
  let open = 0;
  for (let index = start; index < end; index++) if (covered[index] === 0) open++;
  return open >= (end - start) * OPEN_SHARE;
}

/** The pairs of sentences so far; each open sentence is used once. */
class PairBook {
  readonly #a: Side;
  readonly #b: Side;
  readonly #likeness: SentenceLikeness;
  readonly #pairs: [number, number][] = [];
  readonly #takenA = new Set<number>();
  readonly #takenB = new Set<number>();

  constructor(a: Side, b: Side, likeness: SentenceLikeness) {
    this.#a = a;
    this.#b = b;
    this.#likeness = likeness;
  }

  list(): readonly [number, number][] {
    return this.#pairs;
  }

  likenessOf(a: number, b: number): number {
    const [one, other] = [this.#a.features[a], this.#b.features[b]];
    if (one === undefined || other === undefined) return 0;
    const ratio = Math.min(one.length, other.length) / Math.max(one.length, other.length);
    return ratio < LEAST_LENGTH_RATIO ? 0 : this.#likeness.of(one, other);
  }

  /** Every open sentence with its most likely partners, best pairs first. */
  searchAll(): void {
    const drafts: { a: number; b: number; likeness: number }[] = [];
    const propose = (a: number, b: number): void => {
      const likeness = this.likenessOf(a, b);
      if (likeness >= LEAST_LIKENESS) drafts.push({ a, b, likeness });
    };
    const inB = this.#likeness.partnersIn(this.#b.features);
    this.#a.features.forEach((features, index) => {
      if (this.#a.isOpen[index]) for (const partner of inB(features)) propose(index, partner);
    });
    const inA = this.#likeness.partnersIn(this.#a.features);
    this.#b.features.forEach((features, index) => {
      if (this.#b.isOpen[index]) for (const partner of inA(features)) propose(partner, index);
    });
    drafts.sort((one, other) => other.likeness - one.likeness || one.a - other.a || one.b - other.b);
    for (const { a, b } of drafts) this.#take(a, b);
  }

  /** Searches outwards from paired sentences. */
  searchBeside(anchors: readonly (readonly [number, number])[]): void {
    const queue = [...anchors];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [a, b] = next;
      for (const step of [-1, 1]) {
        const partner = this.#bestBeside(a + step, b);
        if (partner !== null && this.#take(a + step, partner)) queue.push([a + step, partner]);
      }
    }
  }

  #bestBeside(a: number, b: number): number | null {
    if (this.#a.isOpen[a] !== true || this.#takenA.has(a)) return null;
    let best: number | null = null;
    let bestLikeness = LEAST_LIKENESS_BESIDE;
    for (let candidate = b - NEIGHBOURHOOD; candidate <= b + NEIGHBOURHOOD; candidate++) {
      if (this.#b.isOpen[candidate] !== true || this.#takenB.has(candidate)) continue;
      const likeness = this.likenessOf(a, candidate);
      if (likeness < bestLikeness) continue;
      best = candidate;
      bestLikeness = likeness;
    }
    return best;
  }

  /** Whether the pair covers a sentence that was open. */
  #take(a: number, b: number): boolean {
    const explainsA = this.#a.isOpen[a] === true && !this.#takenA.has(a);
    const explainsB = this.#b.isOpen[b] === true && !this.#takenB.has(b);
    if (!explainsA && !explainsB) return false;
    this.#takenA.add(a);
    this.#takenB.add(b);
    this.#pairs.push([a, b]);
    return true;
  }
}

function alignSentences(
  a: Int32Array,
  b: Int32Array,
  {
    one,
    other,
    likeness,
  }: { readonly one: TokenRange; readonly other: TokenRange; readonly likeness: number },
): Passage {
  const stretch = { aStart: one.start, aEnd: one.end, bStart: other.start, bEnd: other.end };
  return retoldPassage({ ...stretch, pieces: alignGap(a, b, stretch), likeness });
}

/**
 * Finds the types of questions that a question may be of. In: a question, as it is asked. Out: candidates with what speaks for each: the words it shares with
 * the type's example questions, whether it has the words that such questions have, and whether the law search finds the articles of the answer.
 */
import { meantTerms } from '../retrieval/read-meaning.ts';
import type { WeighedTerm } from '../retrieval/terms.ts';
import type { QuestionType } from './question-type.ts';

export interface TypeCandidate {
  readonly type: QuestionType;
  /** 0 to 1: of the example that shares most. */
  readonly words: number;
  /** 0 to 1: how much of the question the examples together speak of. */
  readonly covered: number;
  /** 0 to 1: how high the law search puts an article of the answer. */
  readonly articles: number;
  /** How many groups of words it lacks that such a question has, and how many it has that such a question has not. */
  readonly against: number;
}

export interface TypeIndex {
  /** Best first. `articlesOf`: how high the law search puts an article of the type. */
  find(question: string, articlesOf: (type: QuestionType) => number, top: number): readonly TypeCandidate[];
}

interface Weighed {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

interface IndexedType {
  readonly type: QuestionType;
  /** Number of its first text among all texts. */
  readonly first: number;
  /** Of each example and of the title. */
  readonly lengths: readonly number[];
  readonly terms: ReadonlySet<string>;
}

/** Gives way to whatever else the process has to do. */
export type Pause = () => Promise<void>;

interface ReadType {
  readonly type: QuestionType;
  /** Of each example and of the title. */
  readonly texts: readonly (readonly WeighedTerm[])[];
}

/** Thousands of texts are read: with a pause after each type. */
export async function createTypeIndex(types: readonly QuestionType[], pause: Pause): Promise<TypeIndex> {
  const read: ReadType[] = [];
  const holders = new Map<string, number>();
  for (const type of types) {
    const texts = [...type.examples, type.title].map(meantTerms);
    for (const term of new Set(texts.flatMap((text) => text.map((one) => one.term))))
      holders.set(term, (holders.get(term) ?? 0) + 1);
    read.push({ type, texts });
    await pause();
  }
  // The rarer among the types, the more.
  const rarity = (term: string) => Math.log(1 + types.length / (1 + (holders.get(term) ?? 0)));
  const indexed: IndexedType[] = [];
  const postings = new Map<string, Posting[]>();
  let count = 0;
  for (const { type, texts } of read) {
    const first = count;
    const terms = new Set<string>();
    const lengths = texts.map((text) => {
      const { weights, length } = weighTerms(text, rarity);
      for (const [term, weight] of weights) {
        terms.add(term);
        const known = postings.get(term) ?? [];
        known.push({ example: count, weight });
        postings.set(term, known);
      }
      count += 1;
      return length;
    });
    indexed.push({ type, first, lengths, terms });
    await pause();
  }
  return {
    find(question, articlesOf, top) {
      const asked = weighTerms(meantTerms(question), rarity);
      const shared = sharedWith(asked, postings, count);
      const met = indexed.flatMap((found, place): readonly Met[] => {
        const words = largestCosine(shared, found, asked.length);
        return words > 0 ? [{ found, place, words, articles: articlesOf(found.type) }] : [];
      });
      return bestOf(met, top, ({ found: { type, terms }, words, articles }) => ({
        type,
        words,
        covered: coveredBy(asked, terms),
        articles,
        against: wordsAgainst(type, question),
      }));
    },
  };
}

/** A type that shares a term with the question. */
interface Met {
  readonly found: IndexedType;
  /** Among all types: of two that are worth the same, the earlier one comes first. */
  readonly place: number;
  readonly words: number;
  readonly articles: number;
}

/** Best first. Most types are passed over: with everything for them they would still be worth less than those found. */
function bestOf(met: Met[], top: number, weigh: (one: Met) => TypeCandidate): readonly TypeCandidate[] {
  const mostWorth = ({ words, articles }: Met): number =>
    wordsWorth({ words, articles, covered: 1, against: 0 });
  const best: { readonly place: number; readonly worth: number; readonly candidate: TypeCandidate }[] = [];
  for (const one of met.sort((a, b) => mostWorth(b) - mostWorth(a))) {
    const last = best[top - 1];
    if (last !== undefined && mostWorth(one) < last.worth) break;
    const candidate = weigh(one);
    best.push({ place: one.place, worth: wordsWorth(candidate), candidate });
    best.sort((a, b) => b.worth - a.worth || a.place - b.place);
    best.length = Math.min(best.length, top);
  }
  return best.map(({ candidate }) => candidate);
}

function largestCosine(shared: Float64Array, { first, lengths }: IndexedType, asked: number): number {
  let largest = 0;
  for (const [at, length] of lengths.entries())
    largest = Math.max(largest, cosine(shared[first + at] ?? 0, asked * length));
  return largest;
}

/** A term in one of all examples. */
interface Posting {
  readonly example: number;
  readonly weight: number;
}

/** By example: the products of the weights of the terms it shares with the question. Most examples share none. */
function sharedWith(
  { weights }: Weighed,
  postings: ReadonlyMap<string, readonly Posting[]>,
  count: number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const [term, asked] of weights)
    for (const { example, weight } of postings.get(term) ?? [])
      sums[example] = (sums[example] ?? 0) + asked * weight;
  return sums;
}

function wordsAgainst({ required, excluded }: QuestionType, question: string): number {
  const lacking = required.filter((word) => !word.test(question));
  return lacking.length + excluded.filter((word) => word.test(question)).length;
}

function weighTerms(terms: readonly WeighedTerm[], rarity: (term: string) => number): Weighed {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight * rarity(term)]));
  let squares = 0;
  for (const weight of weights.values()) squares += weight ** 2;
  return { weights, length: Math.sqrt(squares) };
}

function cosine(shared: number, lengths: number): number {
  return shared === 0 ? 0 : shared / lengths;
}

function coveredBy({ weights }: Weighed, terms: ReadonlySet<string>): number {
  let known = 0;
  let all = 0;
  for (const [term, weight] of weights) {
    all += weight;
    if (terms.has(term)) known += weight;
  }
  return all === 0 ? 0 : known / all;
}

const AGAINST = 0.15;

function wordsWorth({ words, covered, articles, against }: Omit<TypeCandidate, 'type'>): number {
  return words + 0.5 * covered + 0.1 * articles - AGAINST * against;
}

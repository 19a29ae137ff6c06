/**
 * Articles that answer questions like the one asked: a type of questions has many ways of asking it, and articles that its answer rests on. In: the vector of a
 * question. Out: the articles of the types it is nearest to, each with how near. The library says this of questions it has no sure answer to as well.
 */
import { VectorStore } from '../retrieval/vector-store.ts';
import type { ArticleAddress } from '../statutes/article-label.ts';
import type { QuestionType } from './question-type.ts';

export interface AskedArticle extends ArticleAddress {
  /** As the type cites it. */
  readonly law: string;
  /** How far the question's likeness to the type's ways of asking lies above what any two questions have in common: 0 to 0.4. */
  readonly asked: number;
}

export type AskedBefore = (question: Float32Array) => readonly AskedArticle[];

/** These three were learnt with the weights of `article-weights.ts`, on the same questions. */
const TYPES = 40;
/** The second nearest way of asking beside the nearest: one alone may be near by accident. */
const SECOND_SHARE = 0.4;
const COMMON_LIKENESS = 0.6;
/** Of single ways: several are of one type. */
const NEAREST_WAYS = 300;

/** Each once. */
export function waysOfAsking(types: readonly QuestionType[]): readonly string[] {
  return [...new Set(types.flatMap(waysOf))];
}

function waysOf({ examples, title }: QuestionType): readonly string[] {
  return [...new Set([...examples, title])];
}

/** `vectors`: packed, by the way of asking; one without a vector is left out. */
export function createAskedBefore(
  types: readonly QuestionType[],
  vectors: ReadonlyMap<string, Uint8Array>,
  dimensions: number,
): AskedBefore {
  const store = new VectorStore(dimensions);
  const typeOf: TypeWays[] = [];
  for (const type of types) {
    const own: TypeWays = { articles: articlesOf(type), ids: [] };
    for (const way of waysOf(type)) {
      const vector = vectors.get(way);
      if (vector === undefined) continue;
      store.add(typeOf.length, vector);
      own.ids.push(typeOf.length);
      typeOf.push(own);
    }
  }
  return (question) => {
    const likeness = store.compare(question);
    const nearest = new Set(likeness.best(NEAREST_WAYS).flatMap(({ id }) => typeOf[id] ?? []));
    const found = new Map<string, AskedArticle>();
    for (const { articles, ids } of [...nearest].slice(0, TYPES)) {
      const asked = nearness(ids.map((id) => likeness.of(id) ?? 0));
      if (asked <= 0) continue;
      for (const [key, article] of articles)
        if (asked > (found.get(key)?.asked ?? 0)) found.set(key, { ...article, asked });
    }
    return [...found.values()];
  };
}

type BoundArticle = Omit<AskedArticle, 'asked'>;

interface TypeWays {
  readonly articles: ReadonlyMap<string, BoundArticle>;
  /** Of its ways. */
  readonly ids: number[];
}

function articlesOf({ answer, points }: QuestionType): ReadonlyMap<string, BoundArticle> {
  const grounds = [...answer, ...points].flatMap((statement) => statement.grounds);
  return new Map(grounds.map(({ law, number, sub }) => [`${law} ${number}.${sub}`, { law, number, sub }]));
}

function nearness(likeness: readonly number[]): number {
  const [nearest = 0, second = 0] = likeness.toSorted((one, other) => other - one);
  return (1 - SECOND_SHARE) * nearest + SECOND_SHARE * second - COMMON_LIKENESS;
}

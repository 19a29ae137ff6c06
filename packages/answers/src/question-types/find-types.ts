/**
 * The types a question is of. In: a question, what the law search found for it, and the encoder. Out: none, one, or two that are equally near, and whether it surely is.
 */
import { shortLawName } from '@wenjian/contract';
import { largestOf } from '@wenjian/document';
import type { ArticleAddress } from '../statutes/article-label.ts';
import { type ChosenTypes, chooseTypes, type WeighedCandidate } from './choose-type.ts';
import { createTypeIndex, type Pause, type TypeIndex } from './fit-question.ts';
import { QUESTION_TYPES } from './library.ts';
import type { QuestionType } from './question-type.ts';

/** How like a question texts are, in their order; null where there is no encoder. */
export type QuestionLikeness = (
  question: string,
  texts: readonly string[],
) => Promise<readonly number[] | null>;

export interface RankedArticle extends Omit<ArticleAddress, 'number'> {
  readonly law: string;
  readonly number: number | null;
  readonly score: number;
}

/** Only these are compared by meaning: where no vectors ship with the product, the encoder takes milliseconds for each example it sees for the first time. */
const CANDIDATES = 12;
/** So far below the best article, one says nothing for its type any more. */
const ARTICLE_RANGE = 0.25;

let index: Promise<TypeIndex> | null = null;

/** Before the first question, which would have to wait for it. */
export function prepareTypes(pause: Pause): Promise<TypeIndex> {
  index ??= createTypeIndex(QUESTION_TYPES, pause);
  return index;
}

export async function findTypes(
  question: string,
  ranked: readonly RankedArticle[],
  likeness: QuestionLikeness,
  pause: Pause,
): Promise<ChosenTypes> {
  return chooseTypes(await weighTypes(await prepareTypes(pause), question, ranked, likeness));
}

async function weighTypes(
  types: TypeIndex,
  question: string,
  ranked: readonly RankedArticle[],
  likeness: QuestionLikeness,
): Promise<readonly WeighedCandidate[]> {
  const articles = articleWorths(ranked);
  const found = types.find(question, (type) => articleWorth(type, articles), CANDIDATES);
  const examples = found.flatMap(({ type }) => type.examples);
  const like = await likeness(question, examples);
  let at = 0;
  return found.map((candidate) => {
    const own = like?.slice(at, at + candidate.type.examples.length) ?? null;
    at += candidate.type.examples.length;
    return { ...candidate, likeness: own === null ? null : nearestTwo(own) };
  });
}

function nearestTwo(likeness: readonly number[]) {
  const [nearest = 0, second = 0] = likeness.toSorted((one, other) => other - one);
  return { nearest, second };
}

function articleWorths(ranked: readonly RankedArticle[]): ReadonlyMap<string, number> {
  const best = ranked[0]?.score ?? 0;
  return new Map(
    ranked.map(({ law, number, sub, score }) => [
      keyOf(law, number, sub),
      Math.max(0, 1 - (best - score) / ARTICLE_RANGE),
    ]),
  );
}

function articleWorth({ answer }: QuestionType, articles: ReadonlyMap<string, number>): number {
  const grounds = answer.flatMap((statement) => statement.grounds);
  return largestOf(
    grounds.map(({ law, number, sub }) => articles.get(keyOf(law, number, sub)) ?? 0),
    0,
  );
}

function keyOf(law: string, number: number | null, sub: number): string {
  return `${shortLawName(law)} ${number}.${sub}`;
}

/**
 * Weighs what speaks for an article: how like the question it is to the encoder, the words they share, whether it answers questions like it, whether its law is in force, the law's rank, and whether the
 * question names it. In: candidates with this evidence. Out: the same with a score, best first. The likeness counts as it is, everything else is added to it with a
 * learnt weight: to rank by words and by likeness apart and to merge both by place was worse than the likeness alone.
 */
import { shortLawName } from '@wenjian/contract';
import { type DatedLaw, type LawStatus, statusOn, type Validity } from '../statutes/law-validity.ts';
import { type ArticleWeights, articleWeights } from './article-weights.ts';
import type { Question } from './read-question.ts';

export interface ArticleEvidence {
  readonly law: DatedLaw & Validity;
  readonly number: number | null;
  readonly sub: number;
  /** Cosine of the encoder's vectors; null if the article has none. */
  readonly likeness: number | null;
  /** 0 to 1: of the most that the words of the question could say. */
  readonly words: number;
  /** 0 to 1: beside the article with most of them. */
  readonly wordsBesideBest: number;
  /** How near the question is to those that this article answers (`AskedArticle`); 0 without any. */
  readonly asked?: number;
  /** For an amended law: the corpus has nothing newer, so this is the best available text. */
  readonly isLatestKnown?: boolean;
}

export function weighArticles<Evidence extends ArticleEvidence>(
  { laws, addresses }: Pick<Question, 'laws' | 'addresses'>,
  candidates: readonly Evidence[],
  today: string,
  weights: ArticleWeights = articleWeights,
): readonly (Evidence & { readonly score: number })[] {
  const namedWorth = ({ law, number, sub }: ArticleEvidence) => {
    if (!laws.has(shortLawName(law.name))) return 0;
    const isAddressed = addresses.some((address) => address.number === number && address.sub === sub);
    return isAddressed ? weights.namedArticle : weights.namedLaw;
  };
  return candidates
    .map((candidate) => ({
      ...candidate,
      score:
        contentWorth(candidate, weights) +
        standingWorth(candidate, today, weights) +
        rankWorth(candidate.law.name, weights) +
        namedWorth(candidate),
    }))
    .sort((one, other) => other.score - one.score);
}

/** Below this an article has nothing to do with the question: of a hundred right ones ninety-five lie above it. */
const LEAST_QUOTED = 0.49;
/** So far below the best one it is an accidental match. */
const MOST_BELOW_BEST = 0.2;
/** Where no article at all is nearer than this, the question is not about law: two of a hundred that are lie below it. */
const LEAST_NEAR = 0.46;
/** Only an article that the question names has such a score. */
const NAMED_SCORE = 1.9;
/** The least share of words of an article without a vector: of twenty right ones nineteen have more. */
const LEAST_WORDS = 0.13;
/**
 * The same where no encoder says whether the question is about law at all: 今天天气怎么样 shares less with 重污染天气. Half of the right articles lie
 * above it; finding nothing is better than quoting what has nothing to do with the question.
 */
const LEAST_WORDS_ALONE = 0.25;

type Weighed = Pick<ArticleEvidence, 'likeness' | 'words'> & { readonly score: number };

/** Those that may be quoted as an answer. In: best first; how like the question the nearest of all articles is, null if unknown. */
export function quotable<Article extends Weighed>(
  ranked: readonly Article[],
  nearest: number | null,
): readonly Article[] {
  const best = ranked[0]?.score ?? 0;
  if (best < NAMED_SCORE && nearest !== null && nearest < LEAST_NEAR) return [];
  const leastWords = nearest === null ? LEAST_WORDS_ALONE : LEAST_WORDS;
  return ranked.filter(
    ({ score, likeness, words }) =>
      score >= Math.max(LEAST_QUOTED, best - MOST_BELOW_BEST) &&
      (score >= NAMED_SCORE || likeness !== null || words >= leastWords),
  );
}

function contentWorth(
  { likeness, words, wordsBesideBest, asked = 0 }: ArticleEvidence,
  weights: ArticleWeights,
): number {
  const seen = likeness ?? weights.unseen + weights.unseenWords * words;
  return seen + weights.words * words + weights.wordsBesideBest * wordsBesideBest + weights.asked * asked;
}

function standingWorth(
  { law, number, isLatestKnown = false }: ArticleEvidence,
  today: string,
  weights: ArticleWeights,
): number {
  const { notYetInForce, amended, latestKnown, repealed } = weights;
  const worths: Readonly<Record<LawStatus, number>> = {
    inForce: 0,
    notYetInForce,
    amended: isLatestKnown ? latestKnown : amended,
    repealed,
  };
  return worths[statusOn(law, today)] + (number === null ? weights.outsideOfArticles : 0);
}

type Rank = 'singleMatter' | 'interpretation' | 'regulation' | 'otherRule';

const ranks: readonly { readonly title: RegExp; readonly rank: Rank | null }[] = [
  { title: /修正案|的决定$|的批复$|的答复$|的通知$|的意见$|的函$/, rank: 'singleMatter' },
  { title: /(?:法|法典)$/, rank: null },
  { title: /^最高人民|^人民法院|^人民检察院/, rank: 'interpretation' },
  { title: /条例$/, rank: 'regulation' },
];

/** A law ranks above what explains it, and that above rules of single ministries. */
function rankWorth(name: string, weights: ArticleWeights): number {
  const bare = name.replace(/（.+）$/, '');
  const found = ranks.find(({ title }) => title.test(bare));
  if (found === undefined) return weights.otherRule;
  return found.rank === null ? 0 : weights[found.rank];
}

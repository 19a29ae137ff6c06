/** What is judged of a citation, and what a judge knows. */
import { type ArticleAddress, writeLabel } from '../statutes/article-label.ts';
import { citationText as text } from './citations.text.ts';
import type { LawDirectory } from './law-directory.ts';

export type CitationOutcome = 'exists' | 'repealed' | 'renumbered' | 'notFound' | 'notVerified';

export interface KnownArticle extends ArticleAddress {
  readonly lawId: number;
  readonly text: string;
}

export interface CorpusView {
  readonly directory: LawDirectory;
  /** All articles of a law, in order; the same list for the same law, as long as it may be. */
  articlesOf(lawId: number): readonly KnownArticle[];
  /** ISO date. */
  readonly today: string;
}

export interface Judgement {
  readonly outcome: CitationOutcome;
  /** Full name of the law; null when the law is not known. */
  readonly name: string | null;
  /** What the cited article says. */
  readonly articleText: string | null;
  /** The article that has this content now. */
  readonly successor: { readonly law: string; readonly article: string | null } | null;
  readonly reason: string;
  /** Whether the citing sentence matches the content of the article; null when one of the two has too few words. */
  readonly supports: boolean | null;
}

export type Outcome = Omit<Judgement, 'supports'>;

export function judged(
  outcome: CitationOutcome,
  name: string | null,
  reason: string,
  articleText?: string,
): Outcome {
  return { outcome, name, articleText: articleText ?? null, successor: null, reason };
}

export function missingReason(
  name: string,
  articles: readonly KnownArticle[],
  address: ArticleAddress,
): string {
  const label = writeLabel(address);
  const count = articles.at(-1)?.number ?? 0;
  return address.sub === 0 && address.number > count
    ? text.noSuchArticle(name, label, count)
    : text.missingArticle(name, label);
}

export function articleAt(
  articles: readonly KnownArticle[],
  address: ArticleAddress,
): KnownArticle | undefined {
  return articles.find((article) => isSameAddress(article, address));
}

export function isSameAddress(one: ArticleAddress, other: ArticleAddress): boolean {
  return one.number === other.number && one.sub === other.sub;
}

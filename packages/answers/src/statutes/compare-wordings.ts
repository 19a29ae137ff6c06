/**
 * In: the articles of two wordings of a law. Out: what became of each article. Promises: every article of either side is told exactly once; an article that moved
 * without another word is not told as removed and added; equal wordings have no changes.
 */
import { likenessOfTerms, SAME_CONTENT } from '../citations/text-likeness.ts';
import { termsOf } from '../retrieval/terms.ts';
import type { StatuteArticle } from './statute.ts';

export type WordingArticle = Pick<StatuteArticle, 'label' | 'number' | 'sub' | 'text'>;

export type ArticleChange =
  | { readonly kind: 'added'; readonly article: WordingArticle }
  | { readonly kind: 'removed'; readonly former: WordingArticle }
  /** Other words, perhaps under another number. */
  | { readonly kind: 'changed'; readonly former: WordingArticle; readonly article: WordingArticle }
  /** The same words under another number. */
  | { readonly kind: 'moved'; readonly former: WordingArticle; readonly article: WordingArticle };

export interface WordingChanges {
  /** In the order of the new wording; what was removed stands last. */
  readonly changes: readonly ArticleChange[];
  readonly sameCount: number;
}

type Pair = readonly [former: WordingArticle, article: WordingArticle];

export function compareWordings(
  formers: readonly WordingArticle[],
  articles: readonly WordingArticle[],
): WordingChanges {
  const rest = { formers: new Set(formers), articles: new Set(articles) };
  const take = (pairs: readonly Pair[]) => {
    for (const [former, article] of pairs) {
      rest.formers.delete(former);
      rest.articles.delete(article);
    }
    return pairs;
  };
  const same = take(pairsBy(rest, (one) => `${address(one)}\n${one.text}`));
  const moved = take(pairsBy(rest, ({ text }) => text));
  const alike = take(alikePairs([...rest.formers], [...rest.articles]));
  // A text outside of articles has no number by which it would be the same one.
  const numbered = take(pairsBy(rest, (one) => (one.number === null ? null : address(one))));
  const kinds = new Map<WordingArticle, ArticleChange>();
  for (const [former, article] of moved) kinds.set(article, { kind: 'moved', former, article });
  for (const [former, article] of [...alike, ...numbered])
    kinds.set(article, { kind: 'changed', former, article });
  for (const article of rest.articles) kinds.set(article, { kind: 'added', article });
  const told = articles.flatMap((article) => kinds.get(article) ?? []);
  // Few: what no article of the new wording goes on with.
  const removed = [...rest.formers].map((former) => ({ kind: 'removed', former }) as const);
  return { changes: [...told, ...removed], sameCount: same.length };
}

function address({ number, sub }: WordingArticle): string {
  return `${number ?? ''}/${sub}`;
}

interface Sides {
  readonly formers: ReadonlySet<WordingArticle>;
  readonly articles: ReadonlySet<WordingArticle>;
}

/** Those with one key, in their order: a law may have an annex that counts its articles anew. */
function pairsBy({ formers, articles }: Sides, keyOf: (one: WordingArticle) => string | null): Pair[] {
  const waiting = Map.groupBy(formers, keyOf);
  return [...articles].flatMap((article) => {
    const key = keyOf(article);
    const former = key === null ? undefined : waiting.get(key)?.shift();
    return former === undefined ? [] : [[former, article] as const];
  });
}

/** An article that kept its number needs less: numbers move together. */
const KEPT_NUMBER = 0.2;
/** Two wholly rewritten codes are compared number by number: their articles have millions of pairs. */
const MOST_PAIRS = 100_000;

/** The most alike first; none twice. */
function alikePairs(formers: readonly WordingArticle[], articles: readonly WordingArticle[]): Pair[] {
  if (formers.length * articles.length > MOST_PAIRS) return [];
  const formerTerms = formers.map(({ text }) => new Set(termsOf(text)));
  const terms = articles.map(({ text }) => new Set(termsOf(text)));
  const found = formers.flatMap((former, at) =>
    articles.flatMap((article, to) => {
      const likeness = likenessOfTerms(formerTerms[at] ?? new Set(), terms[to] ?? new Set());
      if (likeness <= SAME_CONTENT) return [];
      const isKept = former.number !== null && address(former) === address(article);
      return [{ pair: [former, article] as const, worth: likeness + (isKept ? KEPT_NUMBER : 0) }];
    }),
  );
  const used = new Set<WordingArticle>();
  return found
    .sort((one, other) => other.worth - one.worth)
    .flatMap(({ pair }) => {
      if (pair.some((one) => used.has(one))) return [];
      for (const one of pair) used.add(one);
      return [pair];
    });
}

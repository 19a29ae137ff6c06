/** The articles of the information center: markdown files, read at build time. A text is loaded with its own page alone. */
import type { FrontMatter } from '../content/text-tree.ts';
import { idOfFile, listIn, wordIn } from './front-matter.ts';

export const articleCategories = ['使用指南', '合同知识', '方法说明', '产品动态'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export interface Article {
  readonly id: string;
  readonly title: string;
  /** 2026-11-16 */
  readonly date: string;
  readonly category: ArticleCategory;
  readonly summary: string;
  readonly tags: readonly string[];
}

const heads = import.meta.glob<FrontMatter>('../content/articles/*.md', {
  eager: true,
  query: '?meta',
  import: 'meta',
});

/** Newest first; of one day by name, so that every build has the same order. */
export const articles: readonly Article[] = Object.entries(heads)
  .map(([file, meta]) => articleOf(idOfFile(file), meta))
  .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

function articleOf(id: string, meta: FrontMatter): Article {
  const category = articleCategories.find((known) => known === meta.category);
  if (category === undefined) throw new Error(`article ${id}: category ${String(meta.category)}`);
  return {
    id,
    category,
    title: wordIn(meta, 'title', id),
    date: wordIn(meta, 'date', id),
    summary: wordIn(meta, 'summary', id),
    tags: listIn(meta, 'tags', id),
  };
}

/** Every word of the query is in the title, the summary or the tags; null means any category. */
export function findArticles(query: string, category: ArticleCategory | null): readonly Article[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const text = [article.title, article.summary, ...article.tags].join(' ').toLowerCase();
    return (category === null || article.category === category) && words.every((word) => text.includes(word));
  });
}

export function neighboursOf(article: Article): {
  readonly newer: Article | null;
  readonly older: Article | null;
} {
  const at = articles.indexOf(article);
  return { newer: articles[at - 1] ?? null, older: articles[at + 1] ?? null };
}

const RELATED = 3;

/** By shared tags, then by category; then by list order. */
export function relatedTo(article: Article): readonly Article[] {
  const likeness = (other: Article) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    (other.category === article.category ? 1 : 0);
  return articles
    .filter((other) => other !== article && likeness(other) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, RELATED);
}

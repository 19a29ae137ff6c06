/** Every article of the information center as its own page. */
import { createElement } from 'react';
import { addressOf, ORIGIN, type PublicPage, type StructuredData } from '../../features/site/public-page.ts';
import { siteText } from '../../features/site/text.ts';
import { ARTICLE_PATH, articleIds, loadArticleBody } from '../../features/site/view-model/article-texts.ts';
import type { Article } from '../../features/site/view-model/articles.ts';

/** Data for page heads. The browser finds a page by its id and does not load the data of all others. */
const known =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? (await import('../../features/site/view-model/articles.ts')).articles
    : null;

export const articlePages: readonly PublicPage[] = known?.map(describePage) ?? articleIds.map(pageOf);

function pageOf(id: string): PublicPage {
  return {
    ...{ path: ARTICLE_PATH, id, title: '', description: '' },
    load: async () => {
      const [{ ArticlePage }, { articles }, body] = await Promise.all([
        import('../../features/site/components/articles/article-page.tsx'),
        import('../../features/site/view-model/articles.ts'),
        loadArticleBody(id),
      ]);
      const article = articles.find((candidate) => candidate.id === id);
      if (!article) throw new Error(`there is no article ${id}`);
      return { Page: () => createElement(ArticlePage, { article, body }) };
    },
  };
}

function describePage(article: Article): PublicPage {
  return {
    ...pageOf(article.id),
    title: article.title,
    description: article.summary,
    lastChanged: article.date,
    structuredData: [factsOf(article)],
  };
}

function factsOf(article: Article): StructuredData {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    inLanguage: 'zh-CN',
    articleSection: article.category,
    keywords: article.tags.join(','),
    author: { '@type': 'Organization', name: siteText.product },
    mainEntityOfPage: ORIGIN + addressOf({ path: ARTICLE_PATH, id: article.id }),
  };
}

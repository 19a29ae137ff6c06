import { useEffect, useState } from 'react';
import { recallArticle, useInfoCenter } from '../../api/info-center.store.ts';
import { newsText as text } from '../../content.text.ts';
import { addressOf } from '../../public-page.ts';
import { RSS_PATH } from '../../rss.ts';
import { ARTICLE_PATH } from '../../view-model/article-texts.ts';
import {
  type Article,
  type ArticleCategory,
  articleCategories,
  findArticles,
} from '../../view-model/articles.ts';
import styles from './article-list-page.module.css';
import content from './content.module.css';
import { ContentPage } from './content-page.tsx';

/** All articles are in the page from the start; searching only leaves some out. */
export function ArticleListPage() {
  const [category, setCategory] = useState<ArticleCategory | null>(null);
  const [query, setQuery] = useState('');
  const found = findArticles(query, category);
  useEffect(recallArticle, []);
  return (
    <ContentPage title={text.title} lead={text.lead}>
      <div className={styles.filters}>
        <Categories chosen={category} onChoose={setCategory} />
        <input
          type="search"
          className={styles.search}
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p className={styles.count} role="status">
        {text.count(found.length)}
        <a href={RSS_PATH}>{text.subscribe}</a>
      </p>
      {found.length === 0 ? (
        <Nothing
          onShowAll={() => {
            setCategory(null);
            setQuery('');
          }}
        />
      ) : (
        <ArticleRows articles={found} />
      )}
    </ContentPage>
  );
}

interface CategoriesProps {
  readonly chosen: ArticleCategory | null;
  readonly onChoose: (category: ArticleCategory | null) => void;
}

function Categories({ chosen, onChoose }: CategoriesProps) {
  return (
    <fieldset className={styles.categories} aria-label={text.categories}>
      {[null, ...articleCategories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ?? text.all}
        </button>
      ))}
    </fieldset>
  );
}

function ArticleRows({ articles }: { readonly articles: readonly Article[] }) {
  const lastRead = useInfoCenter((state) => state.infoCenterTitle);
  return (
    <ul className={styles.rows}>
      {articles.map((article) => (
        <li key={article.id}>
          <time dateTime={article.date}>{article.date}</time>
          <div>
            <h2>
              <a href={addressOf({ path: ARTICLE_PATH, id: article.id })}>{article.title}</a>
              {article.title === lastRead ? <em>{text.lastRead}</em> : null}
            </h2>
            <p>{article.summary}</p>
            <p className={content.foot}>
              <span>{article.category}</span>
              <span>{article.tags.join(' · ')}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>{text.nothing}</p>
      <button type="button" className={content.quiet} onClick={onShowAll}>
        {text.showAll}
      </button>
    </div>
  );
}

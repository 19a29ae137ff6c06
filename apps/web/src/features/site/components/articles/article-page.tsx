import { useEffect } from 'react';
import { openArticle } from '../../api/info-center.store.ts';
import type { Block } from '../../content/text-tree.ts';
import { newsText as text } from '../../content.text.ts';
import { addressOf } from '../../public-page.ts';
import { ARTICLE_PATH } from '../../view-model/article-texts.ts';
import { type Article, neighboursOf, relatedTo } from '../../view-model/articles.ts';
import styles from './article-page.module.css';
import content from './content.module.css';
import { ContentPage, Section } from './content-page.tsx';
import { TextBody } from './text-body.tsx';

export function ArticlePage({
  article,
  body,
}: {
  readonly article: Article;
  readonly body: readonly Block[];
}) {
  useEffect(() => openArticle(article.title), [article]);
  return (
    <ContentPage
      title={article.title}
      lead={article.summary}
      eyebrow={article.category}
      parent={{ path: '/information-center', label: text.title }}
    >
      <p className={styles.facts}>
        <time dateTime={article.date}>{article.date}</time>
        {article.tags.map((tag) => (
          <span key={tag} className={content.tag}>
            {tag}
          </span>
        ))}
      </p>
      <div className={styles.columns}>
        <TextBody body={body} />
        <Contents body={body} />
      </div>
      <Neighbours article={article} />
      <Related articles={relatedTo(article)} />
    </ContentPage>
  );
}

function Contents({ body }: { readonly body: readonly Block[] }) {
  const headings = body.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <nav className={styles.contents} aria-label={text.contents}>
      <p>{text.contents}</p>
      <ol>
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`}>{children.map((part) => ('text' in part ? part.text : '')).join('')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbours({ article }: { readonly article: Article }) {
  const { newer, older } = neighboursOf(article);
  return (
    <nav className={styles.neighbours} aria-label={`${text.newer}、${text.older}`}>
      {newer ? <Neighbour label={text.newer} article={newer} /> : <span />}
      {older ? <Neighbour label={text.older} article={older} /> : <span />}
    </nav>
  );
}

function Neighbour({ label, article }: { readonly label: string; readonly article: Article }) {
  return (
    <a href={addressOf({ path: ARTICLE_PATH, id: article.id })}>
      <small>{label}</small>
      {article.title}
    </a>
  );
}

function Related({ articles }: { readonly articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Section heading={text.related}>
      <ul className={content.grid}>
        {articles.map((article) => (
          <li key={article.id} className={content.card}>
            <h3>
              <a data-whole href={addressOf({ path: ARTICLE_PATH, id: article.id })}>
                {article.title}
              </a>
            </h3>
            <p>{article.summary}</p>
            <p className={content.foot}>{article.category}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

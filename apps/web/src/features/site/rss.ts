/** The information center as RSS 2.0. Addresses start with `ORIGIN`; the server inserts its own. */

import { addressOf, ORIGIN } from './public-page.ts';
import { siteText } from './text.ts';
import { ARTICLE_PATH } from './view-model/article-texts.ts';
import type { Article } from './view-model/articles.ts';

export const RSS_PATH = '/information-center/rss.xml';

export interface Feed {
  readonly title: string;
  readonly description: string;
}

export function writeRss(articles: readonly Article[], feed: Feed): string {
  const newest = articles[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${feed.title}${siteText.titleSuffix}`)}</title>
<link>${ORIGIN}/information-center</link>
<atom:link href="${ORIGIN}${RSS_PATH}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(feed.description)}</description>
<language>zh-CN</language>
${newest ? `<lastBuildDate>${rssDate(newest.date)}</lastBuildDate>` : ''}
${articles.map(writeItem).join('\n')}
</channel>
</rss>
`;
}

function writeItem(article: Article): string {
  const address = escapeXml(ORIGIN + addressOf({ path: ARTICLE_PATH, id: article.id }));
  return [
    '<item>',
    `<title>${escapeXml(article.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${rssDate(article.date)}</pubDate>`,
    ...[article.category, ...article.tags].map((word) => `<category>${escapeXml(word)}</category>`),
    `<description>${escapeXml(article.summary)}</description>`,
    '</item>',
  ].join('\n');
}

/** Midnight in Beijing, in RFC 822 format. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00+08:00`).toUTCString();
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

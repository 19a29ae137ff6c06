/**
 * Site files that are not pages, written at build time. Addresses start with `ORIGIN`; the server inserts its
 * own.
 */

import { pageHeads } from '../../features/site/page-heads.text.ts';
import { addressOf, ORIGIN, type PublicPage } from '../../features/site/public-page.ts';
import { RSS_PATH, writeRss } from '../../features/site/rss.ts';
import { articles } from '../../features/site/view-model/articles.ts';
import { examplePaths } from './example-pages.tsx';
import { publicPages } from './public-pages.ts';

export interface SiteFile {
  readonly path: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

export function siteFiles(): readonly SiteFile[] {
  return [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots() },
    {
      path: RSS_PATH,
      type: 'application/rss+xml; charset=utf-8',
      text: writeRss(articles, pageHeads.news),
    },
    {
      path: '/sitemap.xml',
      type: 'application/xml; charset=utf-8',
      text: sitemap(publicPages, examplePaths),
    },
  ];
}

/** Server endpoints and the workspace are excluded from search engines. */
const closed = ['/api/', '/wjk/', '/release/', '/plag/', '/chat/', '/logs/', '/identity/', '/dashboard'];

function robots(): string {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Every indexed page. */
export function sitemap(pages: readonly PublicPage[], examples: readonly string[]): string {
  const listed = pages.filter((page) => !page.isUnlisted && page.canonicalPath === undefined);
  const entries = listed.map((page) => {
    const day = page.lastChanged === undefined ? '' : `<lastmod>${page.lastChanged}</lastmod>`;
    return `<url><loc>${ORIGIN}${addressOf(page)}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...entries, ...examples.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`)].join('\n')}
</urlset>
`;
}

/** The head of a page: title, description, canonical link, preview and structured data. */
import { pageHeads } from '../../features/site/page-heads.text.ts';
import { addressOf, ORIGIN, type PublicPage } from '../../features/site/public-page.ts';
import { RSS_PATH } from '../../features/site/rss.ts';
import { siteText } from '../../features/site/text.ts';
import { findRoute } from '../routes/find-route.ts';

export function pageHead(page: Omit<PublicPage, 'load'>): string {
  const title = titleOf(page);
  const address = `${ORIGIN}${page.canonicalPath ?? addressOf(page)}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    page.isUnlisted
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(address)}">`,
    mobileAlternate(page),
    feed(page),
    meta('property', 'og:type', page.id === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', siteText.product),
    meta('property', 'og:locale', 'zh_CN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${ORIGIN}/preview.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData(page, title, address),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

export function titleOf({ title }: Pick<PublicPage, 'title'>): string {
  return title.includes(siteText.product) ? title : `${title}${siteText.titleSuffix}`;
}

/** The mobile page that replaces this one on a phone. */
function mobileAlternate(page: Pick<PublicPage, 'path'>): string {
  if (page.path !== '/') return '';
  return `<link rel="alternate" media="only screen and (max-width: 640px)" href="${ORIGIN}/m/home">`;
}

/** Every article page links to the feed. */
function feed({ path }: Pick<PublicPage, 'path'>): string {
  if (!path.startsWith('/information-center')) return '';
  const title = escapeHtml(`${pageHeads.news.title}${siteText.titleSuffix}`);
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${RSS_PATH}">`;
}

function structuredData(page: Omit<PublicPage, 'load'>, title: string, address: string): readonly string[] {
  if (page.isUnlisted) return [];
  const webPage = {
    ...{ '@type': 'WebPage', name: title, description: page.description, url: address, inLanguage: 'zh-CN' },
    ...(page.lastChanged === undefined ? {} : { dateModified: page.lastChanged }),
  };
  return [webPage, ...breadcrumb(page), ...(page.structuredData ?? [])].map(
    (data) =>
      `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...data })}</script>`,
  );
}

/** An item page (`…/detail?id=`) is below its list page in the breadcrumb. */
function breadcrumb(page: Omit<PublicPage, 'load'>) {
  const list = page.id === undefined ? null : findRoute(page.path.replace(/\/detail$/, ''));
  if (list === null) return [];
  const steps = [
    { name: siteText.product, item: `${ORIGIN}/` },
    { name: list.title, item: `${ORIGIN}${list.path}` },
    { name: page.title, item: `${ORIGIN}${addressOf(page)}` },
  ];
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Inside a script element only `</` could end it. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The site as a search engine gets it: without JavaScript, every address from every link, each with a head of its own. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Product, sharedProduct } from './product.testing.ts';

interface CrawledPage {
  readonly address: string;
  readonly status: number;
  readonly html: string;
}

let product: Product;
let pages: readonly CrawledPage[];

beforeAll(async () => {
  product = await sharedProduct();
  pages = await crawl([
    '/',
    '/m/home',
    '/m/login',
    '/test',
    '/share-activity',
    ...(await sitemapAddresses()),
  ]);
});

async function read(address: string): Promise<CrawledPage> {
  const answer = await fetch(product.url + address, { redirect: 'manual' });
  return { address, status: answer.status, html: await answer.text() };
}

async function sitemapAddresses(): Promise<readonly string[]> {
  const { html } = await read('/sitemap.xml');
  return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replace(product.url, ''));
}

/** Every page that can be reached by links from the first ones. */
async function crawl(first: readonly string[]): Promise<readonly CrawledPage[]> {
  const seen = new Set(first);
  const found: CrawledPage[] = [];
  for (const address of seen) {
    const page = await read(address);
    found.push(page);
    // Workspace pages answer, but their links are not followed.
    if (!page.html.includes('rel="modulepreload"') || isWorkspace(page)) continue;
    for (const link of linksOf(page)) seen.add(link);
  }
  return found;
}

/** Workspace pages open to all show their content to readers without JavaScript. */
const isExample = ({ html }: CrawledPage) => html.includes('<noscript><main>');
const isWorkspace = (page: CrawledPage) => /<div id="root"><\/div>/.test(page.html) && !isExample(page);

function linksOf({ html, address }: CrawledPage): readonly string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map((match) => new URL((match[1] ?? '').replaceAll('&amp;', '&'), product.url + address))
    .filter((url) => url.origin === product.url)
    .map((url) => url.pathname + url.search);
}

/** One address of each: a query that asks to sign in leads to the same page. */
const ownPages = () => sitePages().filter(({ address, html }) => !isElsewhere(address, html));
const isElsewhere = (address: string, html: string) =>
  address.startsWith('/?') && html.includes('<link rel="canonical"');

const sitePages = () => pages.filter((page) => !isWorkspace(page) && page.html.startsWith('<!doctype html>'));
const part = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? '';

/** The visible text, without markup and scripts. */
const wordsOf = (html: string) =>
  part(html, /<main[^>]*>([\s\S]*)<\/main>/)
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .trim();

const MIN_WORDS = 20;

describe('the site without JavaScript', () => {
  it('has every page of the sitemap, and more than a few', async () => {
    expect((await sitemapAddresses()).length).toBeGreaterThanOrEqual(10);
    expect(sitePages().length).toBeGreaterThanOrEqual(14);
    expect(
      pages
        .filter(isExample)
        .map(({ address }) => address)
        .sort(),
    ).toEqual(['/contract-audit/result', '/contract-correct/result']);
  });

  it('answers every link of every page with 200', () => {
    expect(
      pages.filter(({ status }) => status !== 200).map(({ address, status }) => [address, status]),
    ).toEqual([]);
  });

  it.each([
    ['title', /<title>([^<]*)<\/title>/],
    ['description', /<meta name="description" content="([^"]*)"/],
  ])('gives each page a %s of its own', (_name, pattern) => {
    const texts = ownPages().map(({ html }) => part(html, pattern));
    expect(texts.filter((text) => text.length < 4)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('has the text of every page in its HTML', () => {
    const bare = sitePages().filter(({ html }) => wordsOf(html).length < MIN_WORDS);
    // The forms of a phone come with their scripts.
    expect(bare.map(({ address }) => address).filter((address) => !address.startsWith('/m/'))).toEqual([]);
    expect(
      sitePages()
        .filter(({ html }) => !/<h1/.test(html))
        .map(({ address }) => address),
    ).toEqual([]);
  });

  it('has canonical links, previews and structured data with its real address', () => {
    for (const { html, address } of sitePages()) {
      expect(html, address).not.toContain('origin.invalid');
      if (html.includes('content="noindex"')) continue;
      const canonical = part(html, /<link rel="canonical" href="([^"]*)"/);
      expect(canonical.startsWith(`${product.url}/`), address).toBe(true);
      expect(part(html, /<meta property="og:url" content="([^"]*)"/)).toBe(canonical);
      const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
      expect(data.map((match) => JSON.parse(match[1] ?? '')['@context'])).toContain('https://schema.org');
    }
  });

  it('keeps the workspace and its code out of the pages', () => {
    for (const { html, address } of sitePages().filter((page) => !isExample(page)))
      expect(html, address).not.toMatch(/assets\/(index|antd|jose)-/);
  });

  it('returns 404 for an unknown address, with a helpful page', async () => {
    for (const address of [
      '/no-such-page',
      '/information-center/detail?id=no-such-article',
      '/customer-case/detail',
    ]) {
      const { status, html } = await read(address);
      expect([address, status]).toEqual([address, 404]);
      expect(html).toContain('404');
      expect(html).toContain('href="/"');
    }
  });

  it('tells crawlers where the sitemap is and what is excluded', async () => {
    const { html } = await read('/robots.txt');
    expect(html).toContain(`Sitemap: ${product.url}/sitemap.xml`);
    expect(html).toContain('Disallow: /api/');
  });
});

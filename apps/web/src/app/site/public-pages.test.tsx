// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { matchPath } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf, ORIGIN } from '../../features/site/public-page.ts';
import { findRoute } from '../routes/find-route.ts';
import { redirectList, routeList } from '../routes/route-list.ts';
import { pageHead, titleOf } from './page-head.ts';
import { findPage, notFoundPage, publicPages } from './public-pages.ts';
import { renderSite, workspaceAddresses } from './render-page.tsx';
import { loadSite, SiteApp } from './site-app.tsx';
import { sitemap } from './site-files.ts';

afterEach(cleanup);

/** Item pages do not exist without an item. */
const paths = routeList.filter((entry) => entry.screen === 'site' && !entry.path.endsWith('/detail'));

describe('the site pages', () => {
  it('are exactly those of the route list', () => {
    for (const { path } of paths) expect(findPage(path, ''), path).not.toBeNull();
    for (const { path } of publicPages) expect(findRoute(path)?.screen, path).toBe('site');
  });

  it.each(publicPages.map((page) => [addressOf(page), page] as const))(
    '%s is a page with one level-1 heading for a visitor',
    { timeout: 20_000 },
    async (_address, page) => {
      render(<SiteApp page={page} {...(await loadSite(page))} />);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  it('are built as HTML, including the page for unknown addresses', { timeout: 60_000 }, async () => {
    const { pages, notFound } = await renderSite();
    expect(pages).toHaveLength(publicPages.length);
    for (const { address, body } of [...pages, notFound]) expect(body, address).toContain('<h1');
  });

  it('leave every other address to the document of its own screen, and what leads elsewhere to one without a screen', () => {
    const addresses = workspaceAddresses();
    const answering = (path: string) =>
      addresses.find(({ paths }) => paths.some((pattern) => matchPath(pattern, path) !== null))?.name;
    for (const { path, screen, layout } of routeList) {
      if (screen === 'site') continue;
      const address = path.replaceAll(/:\w+/g, 'x1');
      expect(answering(address), address).toBe(`${screen}-${layout}`);
      expect(answering(`/m${address}`), address).toBe(`${screen}-${layout}`);
    }
    for (const { from } of redirectList) expect(answering(from), from).toBe('redirects');
    expect(answering('/')).toBeUndefined();
  });

  it('have titles and descriptions of their own', () => {
    for (const texts of [publicPages.map(titleOf), publicPages.map((page) => page.description)])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('are found by their item and do not exist without it', () => {
    const detail = { ...notFoundPage, path: '/information-center/detail', id: 'a b' };
    expect(addressOf(detail)).toBe('/information-center/detail?id=a+b');
    expect(findPage('/no-such-page', '')).toBeNull();
    expect(findPage('/enterprise/', '?channel=ad')?.path).toBe('/enterprise');
  });
});

describe('the head of a page', () => {
  const page = {
    ...{ path: '/enterprise', title: '部署 <内网>', description: '说 "一句"', load: notFoundPage.load },
    structuredData: [{ '@type': 'Thing', name: '</script>' }],
  };

  it('writes no text that could end its element', () => {
    const head = pageHead(page);
    expect(head).toContain('<title>部署 &lt;内网> · 文鉴</title>');
    expect(head).toContain('content="说 &quot;一句&quot;"');
    expect(head).toContain('"name":"\\u003c/script>"');
  });

  it('names the address, or asks not to be indexed', () => {
    expect(pageHead(page)).toContain(`<link rel="canonical" href="${ORIGIN}/enterprise">`);
    expect(pageHead({ ...page, canonicalPath: '/' })).toContain(`<link rel="canonical" href="${ORIGIN}/">`);
    expect(pageHead({ ...page, isUnlisted: true })).toContain('content="noindex"');
  });

  it('links to the feed of articles by name', () => {
    const head = pageHead({ ...page, path: '/information-center' });
    expect(head).toContain('<link rel="alternate" type="application/rss+xml" title="资讯中心 · 文鉴"');
  });

  it('lists the same indexed pages as the sitemap', () => {
    const pages = [
      { ...page, lastChanged: '2026-11-16' },
      { ...page, path: '/m/home', canonicalPath: '/' },
      { ...page, path: '/test', isUnlisted: true },
    ];
    const listed = sitemap(pages, ['/contract-audit/result']);
    expect(listed.match(/<loc>/g)).toHaveLength(2);
    expect(listed).toContain(`<loc>${ORIGIN}/enterprise</loc><lastmod>2026-11-16</lastmod>`);
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recallArticle, useInfoCenter } from '../../features/site/api/info-center.store.ts';
import { addressOf } from '../../features/site/public-page.ts';
import { type Site, SiteContext } from '../../features/site/site-context.ts';
import { findRoute } from '../routes/find-route.ts';
import { contentPages } from './content-pages.ts';
import { notFoundPage } from './public-pages.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  useInfoCenter.setState({ infoCenterTitle: '' });
});

/** The form is in its own chunk. */
const LOADED = { timeout: 15_000 };

const all = [...contentPages, notFoundPage];

async function open(address: string, site: Partial<Site> = {}) {
  const page = all.find((candidate) => addressOf(candidate) === address);
  if (!page) throw new Error(address);
  const { Page } = await page.load();
  const context = {
    path: page.path,
    search: '',
    session: 'none',
    signIn: vi.fn(),
    inquire: vi.fn(),
  } as const;
  render(
    <SiteContext value={{ ...context, ...site }}>
      <Page />
    </SiteContext>,
  );
}

describe('every content page', () => {
  it.each(all.map((page) => [addressOf(page), page] as const))(
    '%s has one title and its text without a browser',
    async (_, page) => {
      const { Page } = await page.load();
      const html = renderToString(<Page />);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(100);
    },
  );

  it('has its own title and description', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it('is in the route list', () => {
    for (const { path } of contentPages) expect(findRoute(path), path).not.toBeNull();
  });

  it('links inside the site only to existing pages', async () => {
    const known = new Set(all.map(addressOf));
    for (const page of all) {
      const { Page } = await page.load();
      const hrefs = [...renderToString(<Page />).matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      const unknown = hrefs.filter((href) => !known.has(href) && !isOther(href));
      expect(unknown, addressOf(page)).toEqual([]);
    }
  });
});

/** Pages of the workspace, the home page, the feed and the samples. */
function isOther(href: string): boolean {
  const path = href.split('?')[0] ?? '';
  return path === '/' || findRoute(path)?.role === 'user' || /\.(xml|txt|jpg)$/.test(path);
}

describe('the information center', () => {
  it('hides articles that do not match and can show all again', async () => {
    await open('/information-center');
    const all = screen.getAllByRole('heading', { level: 2 }).length;
    fireEvent.click(screen.getByRole('button', { name: '产品动态' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有这个词' } });
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '看全部' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(all);
  });

  it('remembers the title of the article that was read last, and marks it in the list', async () => {
    await open('/information-center/detail?id=deposit-words');
    expect(useInfoCenter.getState().infoCenterTitle).toBe('定金、订金、押金：一字之差');
    cleanup();
    useInfoCenter.setState({ infoCenterTitle: '' });
    await open('/information-center');
    act(recallArticle);
    const marked = screen.getByText('刚读过').closest('h2');
    expect(marked?.textContent).toContain('定金、订金、押金：一字之差');
  });
});

describe('the contact pages', () => {
  it.each([
    ['/enterprise', '提交需求', 'requirement'],
    ['/plagiarism-deployment', '提交需求', 'requirement'],
    ['/cooperate', '申请合作', 'cooperation'],
    ['/customer-case/detail?id=price-check', '提交需求', 'requirement'],
  ])('%s opens the dialog that fits', async (address, name, kind) => {
    const inquire = vi.fn();
    await open(address, { inquire });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(inquire).toHaveBeenCalledWith(kind);
  });

  it('have the form on the contact page, with messages for wrong fields', async () => {
    await open('/contact-us');
    const form = await screen.findByRole('form', { name: '提交需求' }, LOADED);
    fireEvent.submit(form);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('请填写姓名');
  });
});

it('external links are noopener links', async () => {
  await open('/friendship-link');
  const others = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('https'));
  expect(others.length).toBeGreaterThan(10);
  for (const link of others) expect(link.getAttribute('rel')).toContain('noopener');
});

describe('the test page', () => {
  it('shows each kind of toast and opens each dialog of the site', async () => {
    const inquire = vi.fn();
    const signIn = vi.fn();
    await open('/test', { inquire, signIn });
    for (const name of ['说明', '成功', '注意', '失败'])
      expect(screen.getByRole('button', { name })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '申请合作' }));
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(inquire).toHaveBeenCalledWith('cooperation');
    expect(signIn).toHaveBeenCalled();
  });
});

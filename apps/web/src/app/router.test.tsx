// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { routeObjects } from './router.tsx';
import { routeList } from './routes/route-list.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server in this test')));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the router', () => {
  it.each(routeList.map((entry) => entry.path))('%s leads to its own screen', (path) => {
    const address = path.replaceAll(/:\w+/g, 'x1');
    expect(matchRoutes(routeObjects(), address)?.at(-1)?.route.path).toBe(path);
  });

  it.each(
    routeList.filter((entry) => entry.role === null && entry.layout === 'public').map((entry) => entry.path),
  )('%s answers a visitor with a page that has a heading', { timeout: 15_000 }, async (path) => {
    open(path);
    // A screen with a workbench is loaded when first shown, which takes longer here than in a browser.
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeDefined();
  });

  it('shows the 404 page for any other path', async () => {
    open('/no-such-page');
    await screen.findByText('404 · 没有找到这个页面');
  });

  it('scrolls to the top on every route change', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const router = open('/');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(1));
    await router.navigate('/contact-us');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(2));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('scrolls the content to the top as well, which is what scrolls on result pages', async () => {
    const router = open('/');
    const content = await screen.findByRole('main');
    expect(content.id).toBe('content');
    content.scrollTop = 120;
    await router.navigate('/contact-us');
    await waitFor(() => expect(content.scrollTop).toBe(0));
    expect(content.isConnected).toBe(true);
  });

  it('offers visitors free use on the home page and opens the login dialog', async () => {
    open('/');
    (await screen.findByRole('button', { name: '免费使用' })).click();
    await screen.findByRole('heading', { name: '登录文鉴' });
  });

  it('asks a visitor who starts a correction to sign in, and knows the way back to its dialog', async () => {
    const router = open('/');
    (await screen.findByText('合同纠错', { selector: 'strong' })).click();
    await screen.findByRole('heading', { name: '登录文鉴' });
    expect(router.state.location.search).toBe('?redirect=%2Fdashboard%3Fstart%3Dcorrect');
  });

  it('opens the login dialog for a visitor who wanted a workspace page', async () => {
    const router = open('/dashboard');
    await screen.findByRole('heading', { name: '登录文鉴' });
    expect(router.state.location.search).toBe('?redirect=%2Fdashboard');
  });
});

function open(path: string) {
  const router = createMemoryRouter(routeObjects(), { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

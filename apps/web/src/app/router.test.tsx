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
  it.each(routeList.map((entry) => entry.path))('%s shows its own screen', (path) => {
    const address = path.replaceAll(/:\w+/g, 'x1');
    expect(matchRoutes(routeObjects(), address)?.at(-1)?.route.path).toBe(path);
  });

  it.each(['/contract-audit/result', '/contract-correct/result'])(
    '%s answers a visitor with a page that has a heading',
    { timeout: 15_000 },
    async (path) => {
      open(path);
      // A screen with a workbench is loaded when first shown, which takes longer here than in a browser.
      expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    },
  );

  it.each(['/', '/enterprise?channel=ad', '/m/home', '/no-such-page'])(
    '%s is left to the site, which is a document of its own',
    async (path) => {
      const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
      vi.stubGlobal('navigator', { userAgent: path.startsWith('/m/') ? PHONE : 'Desktop' });
      open(path);
      await waitFor(() => expect(replace).toHaveBeenCalledWith(path));
    },
  );

  it('sends a visitor of a workspace page to the home page and keeps the wanted path', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    const router = open('/dashboard');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/?redirect=%2Fdashboard'));
    expect(router.state.location.search).toBe('?redirect=%2Fdashboard');
  });

  it('scrolls the window and the content to the top on every route change (on result pages the content scrolls)', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const router = open('/contract-audit/result');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(1));
    const content = await screen.findByRole('main');
    expect(content.id).toBe('content');
    content.scrollTop = 120;
    await router.navigate('/contract-correct/result');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(2));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await waitFor(() => expect(content.scrollTop).toBe(0));
    expect(content.isConnected).toBe(true);
  });
});

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';

function open(path: string) {
  const router = createMemoryRouter(routeObjects(), { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

/** Renders the knowledge base with its small server, for its tests. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '../../../shared/ui/toast.ts';
import { KnowledgePage } from './knowledge-page.tsx';
import { answerRequest, resetServer, server } from './knowledge-server.testing.ts';

// Whole pages are rendered: on a busy machine that takes longer than the library's default wait.

/** A scrolled box of this size with rows of this height: the list draws what fits. */
const SIZES = { clientWidth: 1200, clientHeight: 800, offsetHeight: 800 };

export function prepareKnowledge(): void {
  beforeEach(() => {
    resetServer();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(SIZES))
      vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZES, 'get').mockReturnValue(value);
    vi.stubGlobal('fetch', answerRequest);
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    for (const toast of currentToasts()) dismissToast(toast.id);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export function openKnowledge(path = '/document') {
  const router = createMemoryRouter(
    [
      {
        path: '/document',
        element: <KnowledgePage templates="模板在这里" onCollaborate={() => undefined} />,
      },
      { path: '*', element: <p>别的页面</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return router;
}

export const dialog = async () => within(await screen.findByRole('dialog'));

export const bodies = (call: string) =>
  server.sent.filter((one) => one.call === call).map(({ body }) => body);

export const toasts = () => currentToasts().map(({ message }) => message);

export async function act(name: string, action: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${name} 的更多操作` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

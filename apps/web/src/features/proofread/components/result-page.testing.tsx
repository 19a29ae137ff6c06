/** Renders the pages of a proofreading with `result-server.testing.ts`, and finds elements on them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import type { ContextType } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { FindingCommentsContext, ResultSlotsContext } from '../../../shared/ui/result-slots.tsx';
import { currentToasts, dismissToast } from '../../../shared/ui/toast.ts';
import { LIST_PATH, resultPath } from '../view-model/proofreading-progress.ts';
import { TASK } from '../view-model/result.testing.ts';
import { ProofreadListPage } from './list/proofread-list-page.tsx';
import { ProofreadPage } from './proofread-page.tsx';
import { OwnProofreadPage } from './result/own-page.tsx';
import { answerRequest, resetServer } from './result-server.testing.ts';

/** A scrolled box of this size with rows of this height: the lists draw what fits. */
const SIZES = { clientWidth: 1200, clientHeight: 800, offsetHeight: 100 };

export function setUp(): void {
  resetServer();
  for (const [name, value] of Object.entries(SIZES)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZES, 'get').mockReturnValue(value);
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answerRequest(url, init));
}

export function tearDown(): void {
  cleanup();
  document.body.replaceChildren();
  for (const toast of currentToasts()) dismissToast(toast.id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

type Comments = ContextType<typeof FindingCommentsContext>;

export function renderAt(path: string, more: readonly RouteObject[] = [], comments: Comments = null) {
  const header = document.createElement('header');
  document.body.append(header);
  const pages = [
    { path: '/contract-correct/result', element: <ProofreadPage onHelp={() => undefined} /> },
    { path: '/contract-correct/result/model', element: <OwnProofreadPage /> },
    { path: LIST_PATH, element: <ProofreadListPage /> },
  ];
  const router = createMemoryRouter([...pages, ...more], { initialEntries: [path] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <FindingCommentsContext value={comments}>
            <ResultSlotsContext value={{ title: header, actions: header }}>
              <RouterProvider router={router} />
            </ResultSlotsContext>
          </FindingCommentsContext>
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return router;
}

export const OWN_PATH = resultPath(TASK);

export async function openResult(): Promise<void> {
  renderAt(OWN_PATH);
  await screen.findAllByTestId('correction-card');
  await screen.findByRole('button', { name: '撤销' });
}

/** By the card's text; the first of several. */
export function card(words: string): HTMLElement {
  const found = screen.getAllByTestId('correction-card').find((one) => one.textContent?.includes(words));
  if (!found) throw new Error(`no card says ${words}`);
  return found;
}

export function unfold(words: string): HTMLElement {
  fireEvent.click(within(card(words)).getAllByRole('button')[0] ?? card(words));
  return card(words);
}

export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

export function pressIn(words: string, name: string | RegExp): void {
  fireEvent.click(within(card(words)).getByRole('button', { name }));
}

export function key(
  name: string,
  part: { readonly ctrlKey?: boolean; readonly shiftKey?: boolean } = {},
): void {
  fireEvent.keyDown(document.body, { key: name, ...part });
}

export function toasts(): readonly string[] {
  return currentToasts().map(({ kind, message }) => `${kind} ${message}`);
}

/** Renders the pages of a review with `result-server.testing.ts`, and finds elements on them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, vi } from 'vitest';
import { ResultGateContext, ResultSlotsContext } from '../../../shared/ui/result-slots.tsx';
import { currentToasts, dismissToast } from '../../../shared/ui/toast.ts';
import { AUDIT } from '../view-model/audits.testing.ts';
import { AuditResultPage } from './result/result-page.tsx';
import { PublicAuditPage } from './result/result-public-page.tsx';
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

export function renderAt(path: string): void {
  const header = document.createElement('header');
  document.body.append(header);
  const router = createMemoryRouter(
    [
      {
        path: '/contract-audit/result/model',
        element: (
          <AuditResultPage fileTools={({ file }) => <button type="button">纠错 {file.name}</button>} />
        ),
      },
      { path: '/contract-audit/result', element: <PublicAuditPage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <ResultSlotsContext value={{ title: header, actions: header }}>
            <ResultGateContext value="没有打开">
              <RouterProvider router={router} />
            </ResultGateContext>
          </ResultSlotsContext>
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  );
}

export function renderResult(): void {
  renderAt(`/contract-audit/result/model?id=${AUDIT}`);
}

export async function openResult(): Promise<void> {
  renderResult();
  await screen.findAllByTestId('risk-card');
  await waitFor(() => expect(screen.queryByText('正在读取处理情况')).toBeNull());
}

export function titles(): string[] {
  return screen
    .getAllByTestId('risk-card')
    .map((card) => card.querySelector('span > span + span')?.textContent ?? '');
}

export function card(title: string): HTMLElement {
  const found = screen.getAllByTestId('risk-card').find((one) => one.textContent?.includes(title));
  if (!found) throw new Error(`no card says ${title}`);
  return found;
}

export function unfold(title: string): HTMLElement {
  fireEvent.click(within(card(title)).getAllByRole('button')[0] ?? card(title));
  return card(title);
}

export function pressIn(title: string, name: string | RegExp): void {
  fireEvent.click(within(card(title)).getByRole('button', { name }));
}

export function selected(): string {
  const cards = screen
    .getAllByTestId('risk-card')
    .filter((one) => one.getAttribute('aria-current') === 'true');
  return cards.map((one) => one.textContent ?? '').join('|');
}

export function key(name: string, modifiers: { ctrlKey?: boolean } = {}): void {
  fireEvent.keyDown(document.body, { key: name, ...modifiers });
}

export function toasts(): readonly string[] {
  return currentToasts().map(({ kind, message }) => `${kind} ${message}`);
}

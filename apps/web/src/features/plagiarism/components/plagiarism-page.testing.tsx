/** Renders the pages of checks with `plagiarism-server.testing.ts`, and finds elements on them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import {
  type CommentedFinding,
  FindingCommentsContext,
  ResultGateContext,
  ResultSlotsContext,
} from '../../../shared/ui/result-slots.tsx';
import { currentToasts, dismissToast } from '../../../shared/ui/toast.ts';
import { PlagiarismListPage } from './list/plagiarism-list-page.tsx';
import { answerRequest, resetServer } from './plagiarism-server.testing.ts';
import { PlagiarismManyPage, PlagiarismPairPage } from './result/result-page.tsx';
import { TextBasePage } from './text-base/text-base-page.tsx';
import { PlagiarismUploadPage } from './upload/plagiarism-upload-page.tsx';

/** A scrolled box of this size with rows of this height: the lists draw what fits. */
const SIZES = { clientWidth: 1200, clientHeight: 800, offsetHeight: 100 };

export function setUp(): void {
  resetServer();
  for (const [name, value] of Object.entries(SIZES)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZES, 'get').mockReturnValue(value);
  }
  vi.stubGlobal('fetch', answerRequest);
}

export function tearDown(): void {
  cleanup();
  document.body.replaceChildren();
  for (const toast of currentToasts()) dismissToast(toast.id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** The checks whose share dialog was requested. */
export const collaborated: { readonly id: string; readonly path: string }[] = [];

/** `comments`: rendered below a finding. */
export function renderAt(path: string, comments: ((finding: CommentedFinding) => ReactNode) | null = null) {
  const header = document.createElement('header');
  document.body.append(header);
  const router = createMemoryRouter(
    [
      { path: '/plagiarism/result', element: <PlagiarismPairPage /> },
      { path: '/plagiarism/resultV2', element: <PlagiarismManyPage /> },
      { path: '/plagiarism/text-base', element: <TextBasePage /> },
      { path: '/plagiarism/upload', element: <PlagiarismUploadPage /> },
      {
        path: '/plagiarism/list',
        element: <PlagiarismListPage onCollaborate={(shared) => collaborated.push(shared)} />,
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <ResultSlotsContext value={{ title: header, actions: header }}>
            <ResultGateContext value="没有打开">
              <FindingCommentsContext value={comments}>
                <RouterProvider router={router} />
              </FindingCommentsContext>
            </ResultGateContext>
          </ResultSlotsContext>
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return router;
}

export function cards(): readonly HTMLElement[] {
  return screen.getAllByTestId('fragment-card');
}

export function pane(name: string): HTMLElement {
  return screen.getByRole('region', { name: new RegExp(`^${name}`) });
}

/** The selected marks of a pane. */
export function selectedWords(name: string): string {
  const marks = pane(name).querySelectorAll('mark[data-selected]');
  return [...marks].map((mark) => mark.textContent).join('');
}

export function openTab(name: RegExp): void {
  fireEvent.click(screen.getByRole('tab', { name }));
}

export function key(name: string): void {
  fireEvent.keyDown(document.body, { key: name });
}

export function toasts(): readonly string[] {
  return currentToasts().map(({ kind, message }) => `${kind} ${message}`);
}

export async function dialog() {
  return within(await screen.findByRole('dialog'));
}

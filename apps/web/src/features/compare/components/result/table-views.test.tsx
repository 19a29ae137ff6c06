// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resultFixture, withTables } from '../../view-model/result.testing.ts';
import { answerRequest, resetServer, server, TASK } from '../result-server.testing.ts';
import { CompareResultPage } from './compare-result-page.tsx';

const PANE = { clientWidth: 1200, clientHeight: 800, offsetHeight: 100 };
const base = withTables(
  resultFixture(
    ['品名', '单价', '甲', '10'],
    ['品名', '数量', '单价', '甲', '2', '12'],
    [
      [0, 0],
      [null, 1],
      [1, 2],
      [2, 3],
      [null, 4],
      [3, 5],
    ],
    [{ id: 'price', type: 'replace', old: '10', new: '12', reason: '单价不同' }],
  ),
  2,
  3,
);

beforeEach(() => {
  resetServer();
  server.result = { ...base, old: { ...base.old, pages: null }, new: { ...base.new, pages: null } };
  for (const [name, value] of Object.entries(PANE))
    vi.spyOn(HTMLElement.prototype, name as keyof typeof PANE, 'get').mockReturnValue(value);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answerRequest(url, init));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  const element = <CompareResultPage version="v3" fileTools={() => null} />;
  const router = createMemoryRouter([{ path: '/contract-compare/:docId/*', element }], {
    initialEntries: [`/contract-compare/${TASK}`],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <App>
        <RouterProvider router={router} />
      </App>
    </QueryClientProvider>,
  );
  await screen.findAllByTestId('change-card');
}

const cellsOf = (table: Element) => [...table.querySelectorAll('td')].map((cell) => cell.textContent);
const tablesIn = (view: Element) => [...view.querySelectorAll('table')].map(cellsOf);

it('a table is a table among the text of both documents, with a gap for a new column', async () => {
  await open();
  const view = await screen.findByRole('region', { name: '两份文档逐段对照' });
  expect(tablesIn(view)).toEqual([
    ['品名', '', '单价'],
    ['品名', '数量', '单价'],
    ['甲', '', '10'],
    ['甲', '2', '12'],
  ]);
});

it('a table is a table in the merged text, its changes in their cells', async () => {
  await open();
  fireEvent.click(screen.getByText('合并'));
  const view = await screen.findByRole('region', { name: '合并的修订稿' });
  expect(tablesIn(view)).toEqual([
    ['品名', '数量', '单价'],
    ['甲', '2', '1012'],
  ]);
  expect(view.querySelector('td del')?.textContent).toBe('10');
  expect(view.querySelector('td ins[data-change="price"]')?.textContent).toBe('12');
});

it('a table wider than its pane is scrolled to the change', async () => {
  const scrolled = new Map<Element, number>();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TD' ? new DOMRect(900, 0, 100, 30) : new DOMRect(0, 0, 500, 300);
  });
  await open();
  fireEvent.click(screen.getByText('表格'));
  await waitFor(() => {
    for (const cell of document.querySelectorAll('td[data-type]')) {
      const scroller = cell.closest('table')?.parentElement;
      if (scroller) scrolled.set(scroller, scroller.scrollLeft);
    }
    expect([...scrolled.values()]).toEqual([500, 500]);
  });
});

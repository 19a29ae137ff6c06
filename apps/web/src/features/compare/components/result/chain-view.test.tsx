// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '../../view-model/compare-options.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';
import { ChainView } from './chain-view.tsx';

const ID = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

function version(at: number, name: string): Comparison {
  return {
    id: ID(at),
    teamId: ID(9),
    ownerId: ID(9),
    title: name,
    status: 'complete',
    progress: { stage: 'done', fraction: 1 },
    failure: null,
    createdAt: '2026-11-15T06:00:00Z',
    finishedAt: '2026-11-15T06:01:00Z',
    abilities: { read: true, change: true, run: true, share: true, delete: true },
    origin: { fileId: ID(8), name: '基准.docx', size: 1 },
    target: { fileId: ID(7), name, size: 1 },
    statistics: null,
    options: DEFAULT_OPTIONS,
    chainId: ID(6),
    decided: null,
  };
}

const FIRST = version(1, '一稿.docx');
const phrase = (text: string, significance: 'major' | 'minor', presentIn: string[]) => ({
  id: text,
  text,
  kind: 'inserted',
  baselineBlock: null,
  clause: null,
  significance,
  introducedBy: presentIn[0],
  presentIn,
});
const CHAIN = {
  items: [FIRST, version(2, '二稿.docx')],
  saved: [{ id: ID(1), by: '王律师', at: '2026-11-15T06:05:00Z' }],
  phrases: [
    phrase('违约金二成', 'major', [ID(1)]),
    phrase('传真', 'minor', [ID(1), ID(2)]),
    phrase('由仲裁解决', 'major', [ID(2)]),
  ],
};

beforeEach(() => {
  for (const name of ['clientWidth', 'clientHeight', 'offsetHeight', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 200, message: '', data: CHAIN })));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows what each version brought by its weight and who saved it, and lists just that on a click', async () => {
  const router = createMemoryRouter([{ path: '/', element: <ChainView task={FIRST} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const [, first, second] = within(await screen.findByRole('list', { name: '版本链' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('王律师 · 2026-11-15 14:05');
  expect(first?.textContent).toContain('带来重要 1一般 1');
  expect(second?.textContent).toContain('带来重要 1一般 0撤回上一版 1 处');
  expect(await screen.findByText('违约金二成')).toBeDefined();
  const own = screen.getByRole('button', { name: /撤回上一版/ });
  fireEvent.click(own);
  expect(screen.getByText('由仲裁解决')).toBeDefined();
  expect(screen.queryByText('违约金二成')).toBeNull();
  fireEvent.click(own);
  expect(await screen.findByText('违约金二成')).toBeDefined();
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUsesLeft } from '../../../../shared/tasks/use-uses-left.ts';
import { DEFAULT_OPTIONS } from '../../view-model/compare-options.ts';
import { CompareResultPage } from '../result/compare-result-page.tsx';
import { useStartComparison } from './use-start-comparison.ts';

const TEAM = '00000000-0000-4000-8000-00000000000a';
const ORIGIN = '00000000-0000-4000-8000-000000000001';
const TARGET = '00000000-0000-4000-8000-000000000002';

const server = { keys: [] as string[], balanceReads: 0, losesAnswers: false };

beforeEach(() => {
  Object.assign(server, { keys: [], balanceReads: 0, losesAnswers: false });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') return created(String(init.body));
    if (url.includes('/balance/') && ++server.balanceReads === 1) return envelope(balance());
    // All other reads never finish: nothing may depend on them.
    return new Promise<Response>(() => undefined);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('starting a comparison', () => {
  it('opens the task with its stages at once, before other reads finish', async () => {
    const router = open();
    await press();
    await screen.findByText('旧版.docx → 新版.docx');
    expect(router.state.location.pathname).toBe(`/contract-compare/${taskId(1)}`);
    for (const stage of ['排队', '读取', '对齐', '保存']) expect(screen.getByText(stage)).toBeDefined();
    expect(screen.queryByText('正在加载')).toBeNull();
  });

  it('uses a fresh key when the user comes back and starts the same two files again', async () => {
    const router = open();
    await press();
    await screen.findByText('旧版.docx → 新版.docx');
    await router.navigate(-1);
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/contract-compare/${taskId(2)}`));
    expect(new Set(server.keys).size).toBe(2);
  });

  it('sends one request for a double click', async () => {
    open();
    await press();
    fireEvent.click(screen.getByRole('button', { name: 'start' }));
    await screen.findByText('旧版.docx → 新版.docx');
    expect(new Set(server.keys).size).toBe(1);
  });

  it('keeps the key after a lost response', async () => {
    server.losesAnswers = true;
    open();
    await press();
    await screen.findByText('服务器或网络异常');
    server.losesAnswers = false;
    await press();
    await screen.findByText('旧版.docx → 新版.docx');
    expect(server.keys).toHaveLength(2);
    expect(new Set(server.keys).size).toBe(1);
  });
});

function TestPage() {
  const { start, failure } = useStartComparison({
    teamId: TEAM,
    originFileId: ORIGIN,
    targetFileIds: [TARGET],
    options: DEFAULT_OPTIONS,
  });
  const left = useUsesLeft(TEAM, 'compareBalance');
  return (
    <>
      <button type="button" onClick={start} disabled={left === null}>
        start
      </button>
      {failure && <p>{failure.message}</p>}
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/contract-compare/upload', element: <TestPage /> },
      {
        path: '/contract-compare/:docId',
        element: <CompareResultPage version="v2" fileTools={() => null} />,
      },
    ],
    { initialEntries: ['/contract-compare/upload'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

async function press(): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'start' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

function created(body: string): Response {
  server.keys.push(JSON.parse(body).idempotencyKey);
  if (server.losesAnswers) throw new TypeError('connection reset');
  return envelope(task(new Set(server.keys).size));
}

function envelope(data: unknown): Response {
  return new Response(JSON.stringify({ code: 200, message: '', data }));
}

function taskId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function task(number: number) {
  return {
    id: taskId(number),
    teamId: TEAM,
    ownerId: TEAM,
    title: '旧版 与 新版',
    status: 'pending',
    progress: { stage: 'queued', fraction: 0 },
    failure: null,
    createdAt: '2026-11-15T00:00:00Z',
    finishedAt: null,
    abilities: { read: true, change: true, run: true, share: true, delete: true },
    origin: { fileId: ORIGIN, name: '旧版.docx', size: 1 },
    target: { fileId: TARGET, name: '新版.docx', size: 1 },
    statistics: null,
    options: DEFAULT_OPTIONS,
    chainId: null,
    decided: null,
  };
}

function balance() {
  const count = { count: 3, limit: 3, expiredAt: null };
  return {
    auditBalance: count,
    duplicateBalance: count,
    compareBalance: count,
    templateBalance: count,
    maxExpiredAt: null,
    vipStatus: false,
    membership: 'free',
    vipTime: 0,
  };
}

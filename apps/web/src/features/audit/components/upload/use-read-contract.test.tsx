// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AUDIT, audit, FILE, TEAM } from '../../view-model/audits.testing.ts';
import { useReadContract } from './use-read-contract.ts';

const server = { keys: [] as string[], losesAnswers: false };

beforeEach(() => {
  Object.assign(server, { keys: [], losesAnswers: false });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method !== 'POST') return new Promise<Response>(() => undefined);
    server.keys.push(JSON.parse(String(init.body)).idempotencyKey);
    if (server.losesAnswers) throw new TypeError('connection reset');
    return new Response(JSON.stringify({ code: 200, message: '', data: audit({ phase: 'recognising' }) }));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('reads a stored file once and opens the review', async () => {
  const router = open(FILE);
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${AUDIT}`));
  expect(server.keys).toHaveLength(1);
});

it('does nothing before the file is stored', async () => {
  open(null);
  await screen.findByText('idle');
  expect(server.keys).toEqual([]);
});

it('keeps the key after a lost response, so that no second review is made', async () => {
  server.losesAnswers = true;
  const router = open(FILE);
  const again = await screen.findByRole('button', { name: 'again' });
  server.losesAnswers = false;
  fireEvent.click(again);
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${AUDIT}`));
  expect(server.keys).toHaveLength(2);
  expect(new Set(server.keys).size).toBe(1);
});

function TestPage({ fileId }: { readonly fileId: string | null }) {
  const { read, failure, isStarting } = useReadContract(TEAM, fileId);
  if (failure && fileId !== null)
    return (
      <button type="button" onClick={() => read(fileId)}>
        again
      </button>
    );
  return <p>{isStarting ? 'starting' : 'idle'}</p>;
}

function open(fileId: string | null) {
  const routes = [{ path: '/contract-audit/upload', element: <TestPage fileId={fileId} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/contract-audit/upload'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

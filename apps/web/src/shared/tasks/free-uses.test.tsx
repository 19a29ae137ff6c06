// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FreeUses } from './free-uses.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that the uses could not be read, and offers a retry', async () => {
  let isAway = true;
  const data = { left: 7, limit: 20, resetsAt: '2026-11-15T16:00:00Z' };
  vi.stubGlobal('fetch', async () =>
    isAway
      ? new Response(JSON.stringify({ code: 503, message: '', data: { name: 'UNAVAILABLE' } }), {
          status: 503,
        })
      : new Response(JSON.stringify({ code: 200, message: '', data })),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FreeUses teamId="00000000-0000-4000-8000-00000000000a" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('今日次数没有读到')).toBeDefined();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: '重新读取' }));
  expect(await screen.findByText('今日还可使用 7 次')).toBeDefined();
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerDecisions, newDecisionServer } from './decisions.testing.ts';
import { useDeciding } from './use-deciding.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = '00000000-0000-4000-8000-000000000001';
const effects = { onStored: () => undefined, onOutdated: async () => undefined };

function deciding(first: { readonly finishedAt: string; readonly change: boolean }) {
  const server = newDecisionServer();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const answer = answerDecisions(server, url, init);
    if (!answer) throw new Error(`not expected: ${url}`);
    return answer;
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    ({ finishedAt, change }: typeof first) =>
      useDeciding({ id: ID, finishedAt, abilities: { change } }, effects),
    { wrapper, initialProps: first },
  );
}

it('cannot undo in another run what was decided in the one before', async () => {
  const { result, rerender } = deciding({ finishedAt: '2026-11-15T06:00:00Z', change: true });
  await waitFor(() => expect(result.current.decide).not.toBeNull());
  await result.current.decide?.([{ findingId: 'a', state: 'accepted' }]);
  await waitFor(() => expect(result.current.undo).not.toBeNull());
  rerender({ finishedAt: '2026-11-16T06:00:00Z', change: true });
  await waitFor(() => expect(result.current.reading).toBe('done'));
  expect([result.current.undo, result.current.redo]).toEqual([null, null]);
});

it('offers no undo to somebody who may decide no more', async () => {
  const run = { finishedAt: '2026-11-15T06:00:00Z' };
  const { result, rerender } = deciding({ ...run, change: true });
  await waitFor(() => expect(result.current.decide).not.toBeNull());
  await result.current.decide?.([{ findingId: 'a', state: 'accepted' }]);
  await waitFor(() => expect(result.current.undo).not.toBeNull());
  rerender({ ...run, change: false });
  expect([result.current.decide, result.current.undo]).toEqual([null, null]);
});

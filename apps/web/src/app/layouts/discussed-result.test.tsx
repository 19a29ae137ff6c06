// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FindingComments, ResultPeople, ResultShown } from '../../shared/ui/result-slots.tsx';
import { DiscussedResult } from './discussed-result.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const people = ['王法务', '李采购'].map((name, index) => ({
  userId: ID.replace(/1$/, String(index + 1)),
  name,
}));
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.includes('cursor=')) return new Promise<Response>(() => undefined);
    const data = address.endsWith('/live')
      ? { cursor: 'a', changed: [], people }
      : { items: [], people, canWrite: true };
    return new Response(JSON.stringify({ code: 200, message: '', data }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(productId: string | null, isShown: boolean) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DiscussedResult productId={productId}>
        <ResultPeople />
        {isShown ? <ResultShown /> : null}
        <FindingComments findingId="c1" isSelected />
      </DiscussedResult>
    </QueryClientProvider>,
  );
}

it('a shown result offers the discussion and lists who else is viewing it', async () => {
  show(ID, true);
  expect(await screen.findByRole('button', { name: /评论$/ })).toBeDefined();
  expect(await screen.findByLabelText('正在查看：王法务、李采购')).toBeDefined();
});

it.each([
  ['a result that is not there yet', ID, false],
  ['an example', null, true],
])('%s is neither talked about nor watched', (_, productId, isShown) => {
  show(productId, isShown);
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveTokens } from '../session/token-store.ts';
import { LawText } from './law-text.tsx';

const head = {
  ...{ name: '中华人民共和国民法典', kind: 'law', issuer: null, wording: '2020-05-28' },
  ...{
    published: '2020-05-28',
    effective: '2021-01-01',
    status: 'inForce',
    stateOf: '2025-04-05',
    articles: 1260,
  },
};
const answer = {
  law: head,
  history: { wordings: [head], amended: [], replacedOn: null, repealed: null, repeals: [] },
  article: { label: '第五百八十六条', path: [], text: '当事人可以约定定金。' },
  ...{ before: [], after: [], elsewhere: [], successor: null },
};
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(base = '/') {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter basename={base} initialEntries={[base]}>
        <LawText law="《民法典》" article="第五百八十六条" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('is the article in the words of the law, with the day of its text and the way to the library', async () => {
  saveTokens({ accessToken: 'a', idToken: 'i' });
  fetched.mockImplementation(async () => Response.json({ code: 200, message: '', data: answer }));
  show();
  expect(await screen.findByText('当事人可以约定定金。')).toBeDefined();
  expect(screen.getByText(/截至 2025-04-05 文本/)).toBeDefined();
  const link = screen.getByRole('link', { name: '在法律条文库中查看' });
  expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/laws/中华人民共和国民法典/第五百八十六条');
});

it('says why it is not there', async () => {
  saveTokens({ accessToken: 'a', idToken: 'i' });
  const refusal = {
    code: 404,
    message: '法律条文库还没有装好，请稍后再试。',
    data: null,
    error: 'NOT_FOUND',
  };
  fetched.mockImplementation(async () => Response.json(refusal, { status: 404 }));
  show();
  expect(await screen.findByText(/法律条文库还没有装好/)).toBeDefined();
});

it('asks nothing for a visitor without a session', () => {
  expect(show().container.textContent).toBe('');
  expect(fetched).not.toHaveBeenCalled();
});

it('leads a phone to the page for phones', async () => {
  saveTokens({ accessToken: 'a', idToken: 'i' });
  fetched.mockImplementation(async () => Response.json({ code: 200, message: '', data: answer }));
  show('/m');
  const link = await screen.findByRole('link', { name: '在法律条文库中查看' });
  expect(link.getAttribute('href')).toMatch(/^\/m\/laws\//);
});

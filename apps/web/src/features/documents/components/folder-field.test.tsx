// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TEAM } from '../view-model/knowledge.testing.ts';
import { FolderField } from './folder-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choice = () => screen.getByRole<HTMLInputElement>('combobox', { name: '放到' });

function show(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <FolderField teamId={TEAM} value={null} onChange={() => undefined} />
    </QueryClientProvider>,
  );
}

it('says that the folders are being read, and offers no choice meanwhile', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('正在读取文件夹')).toBeDefined();
  expect(choice().disabled).toBe(true);
});

it('says that the folders could not be read, and where files go then', async () => {
  show(async () => new Response(JSON.stringify({ code: 5000, message: '服务器出错' }), { status: 500 }));
  expect(await screen.findByText(/文件夹没有加载成功，文件会放到最上层/)).toBeDefined();
  expect(choice().disabled).toBe(true);
});

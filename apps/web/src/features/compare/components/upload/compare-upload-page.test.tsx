// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceUploads } from '../../../../shared/upload/upload-server.testing.ts';
import { CompareUploadPage } from './compare-upload-page.tsx';

beforeEach(() => {
  replaceUploads();
  // Nothing on this page waits for what it asks for.
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['session'], { currentTeamId: '00000000-0000-4000-8000-00000000000a' });
  const router = createMemoryRouter([{ path: '/', element: <CompareUploadPage originTools={() => null} /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function paste(...names: readonly string[]): void {
  const files = names.map((name) => new File([name], name));
  fireEvent.paste(document.body, { clipboardData: { files } });
}

const place = (name: string) => within(screen.getByRole('region', { name }));

it('puts pasted files into the free places, each once', async () => {
  open();
  paste('旧版.docx');
  expect(await place('原文档').findByText('旧版.docx')).toBeDefined();
  paste('新版.docx');
  expect(await place('新文档').findByText('新版.docx')).toBeDefined();
  paste('第三版.docx', '第四版.docx');
  expect(await place('新文档').findByText('第四版.docx')).toBeDefined();
  expect(screen.getAllByText(/版\.docx$/)).toHaveLength(4);
});

it('shows the versions as one batch with one bar', async () => {
  open();
  paste('旧版.docx', '二.docx', '三.docx', '四.docx');
  expect(await place('新文档').findByText('已上传 3 / 3')).toBeDefined();
  expect(place('新文档').getByRole('region', { name: '本批文件' })).toBeDefined();
});

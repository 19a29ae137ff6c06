// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TemplatesPage } from './templates-page.tsx';

const ID = '00000000-0000-4000-8000-0000000000d1';
const TEAM = '00000000-0000-4000-8000-0000000000d2';

const nobody = { name: null, username: null, nickname: null, phone: null, phone_number: null };
const user = { ...nobody, userId: TEAM, sub: '1', photo: null, picture: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the document that a message or the workbench has led to', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const isSession = url.endsWith('/session');
    const data = isSession
      ? { user: { ...user, vipStatus: false, maxExpiredAt: null }, personalTeamId: TEAM, currentTeamId: TEAM }
      : null;
    const status = isSession ? 200 : 404;
    const message = url.endsWith(`/generated-documents/${ID}`) ? '这份生成的文件已删除' : '';
    return new Response(JSON.stringify({ code: status, message, data }), { status });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/document-manage/upload?generated=${ID}`]}>
        <TemplatesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('这份生成的文件已删除')).toBeDefined();
  expect(asked.some((url) => url.endsWith(`/api/wenjian/generated-documents/${ID}`))).toBe(true);
});

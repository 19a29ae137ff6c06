// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResultGateContext, ResultSlotsContext } from '../../../shared/ui/result-slots.tsx';
import { DocumentPreviewPage } from './document-preview-page.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const reading = {
  kind: 'docx',
  pageCount: 2,
  pages: [
    { widthPt: 595, heightPt: 842 },
    { widthPt: 595, heightPt: 842 },
  ],
  characters: 8,
  hasPdf: true,
  coverage: {
    examined: [{ what: '页面', count: 2 }],
    notExamined: [{ what: '印章下的文字', count: 1, reason: '被印章遮挡' }],
  },
};
const preview = {
  id: ID,
  teamId: ID,
  ownerId: ID,
  title: '设备采购合同.docx',
  status: 'complete',
  progress: { stage: 'done', fraction: 1 },
  failure: null,
  createdAt: '2026-11-15T04:00:00.000Z',
  finishedAt: null,
  abilities: { read: true, change: true, run: true, share: true, delete: true },
  file: { fileId: ID, name: '设备采购合同.docx', size: 20_480 },
  reading: reading as typeof reading | null,
};
const text = {
  text: '第一条\n甲方付款',
  blocks: [{ id: 'b', type: 'paragraph', start: 0, end: 8, page: 1, level: null }],
};

let answers: Record<string, { readonly status: number; readonly data: unknown }>;

beforeEach(() => {
  document.body.append(header);
  answers = {
    [`/api/contract-document/${ID}`]: { status: 200, data: preview },
    [`/api/contract-document/${ID}/text`]: { status: 200, data: text },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const { status, data } = answers[url] ?? { status: 404, data: { name: 'NOT_FOUND' } };
    return new Response(JSON.stringify({ code: status, message: '服务器的话', data }), { status });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The layout's header, which the page fills in. */
const header = document.createElement('header');

function open(answer?: Partial<typeof preview> | { readonly [name: string]: unknown }) {
  if (answer) answers[`/api/contract-document/${ID}`] = { status: 200, data: { ...preview, ...answer } };
  const router = createMemoryRouter([{ path: '/document-manage/:id', element: <DocumentPreviewPage /> }], {
    initialEntries: [`/document-manage/${ID}`],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ResultSlotsContext value={{ title: header, actions: header }}>
        <ResultGateContext value="没有打开">
          <RouterProvider router={router} />
        </ResultGateContext>
      </ResultSlotsContext>
    </QueryClientProvider>,
  );
}

it('shows the stages of a document that is still being read', async () => {
  open({
    status: 'running',
    progress: { stage: 'rendering', fraction: 0.42 },
    reading: null,
  });
  expect(await screen.findByText('正在排出每一页，为每个字找到位置')).toBeTruthy();
  expect(screen.getByText('42%')).toBeTruthy();
  expect(['读取', '排版', '识别'].every((stage) => screen.getByText(stage))).toBe(true);
});

it('says why a document failed, that it was kept, and the next steps', async () => {
  open({ status: 'failed', failure: { name: 'DOCUMENT_ENCRYPTED', message: '文件有打开密码。' } });
  expect(await screen.findByText('文件有打开密码。')).toBeTruthy();
  expect(screen.getByText('原文件已保留，没有丢失。')).toBeTruthy();
  expect(screen.getByText(/请换一份可以打开的文件/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回知识库' }).getAttribute('href')).toBe('/document');
});

it.each([403, 404, 410])('leaves a document that was refused with %d to the layout', async (status) => {
  answers[`/api/contract-document/${ID}`] = { status, data: null };
  open();
  expect(await screen.findByText('没有打开')).toBeTruthy();
});

it('leaves a document deleted while its stages are shown to the layout', async () => {
  open({ status: 'running', progress: { stage: 'reading', fraction: 0.1 }, reading: null });
  await screen.findByText('10%');
  answers = {};
  expect(await screen.findByText('没有打开')).toBeTruthy();
  expect(screen.queryByText('10%')).toBeNull();
});

it('shows the text of a document without pages, and says so', async () => {
  open({ reading: { ...reading, pages: null, pageCount: null, hasPdf: false } });
  expect(await screen.findByText(/没有可显示的版式/)).toBeTruthy();
  expect(await screen.findByText(/甲方付款/)).toBeTruthy();
  expect(screen.queryByText('版式')).toBeNull();
});

it('offers to reload after a failure', async () => {
  answers[`/api/contract-document/${ID}`] = { status: 500, data: { name: 'INTERNAL' } };
  open();
  const again = await screen.findByRole('button', { name: '重新加载' });
  answers[`/api/contract-document/${ID}`] = { status: 200, data: { ...preview, status: 'cancelled' } };
  fireEvent.click(again);
  expect(await screen.findByText('处理已取消')).toBeTruthy();
});

it('shows what was read and what was not', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /1 项未读取/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('被印章遮挡')).toBeTruthy();
  expect(drawer.getByText('页面')).toBeTruthy();
});

it('copies the plain text', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  fireEvent.click(await screen.findByText('纯文字'));
  expect(await screen.findByText(/甲方付款/)).toBeTruthy();
  expect(screen.getByText('7 字')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /复制全部文字/ }));
  expect(writeText).toHaveBeenCalledWith(text.text);
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../shared/ui/toast.ts';
import { replaceUploads } from '../../../shared/upload/upload-server.testing.ts';
import { conversion, recognition } from '../view-model/tasks.testing.ts';
import { ConvertPage } from './convert-page.tsx';
import { RecognisePage } from './recognise-page.tsx';

const { id, teamId } = conversion();
const LINE = { confidence: 0.99, box: { x: 60, y: 80, width: 300, height: 20 } };

let sent: { readonly call: string; readonly body: unknown }[] = [];

/** What the pages ask for; a list is empty. */
const answers: Record<string, unknown> = {
  [`GET /api/wenjian/convert/${id}`]: conversion({
    status: 'complete',
    outputs: [
      { index: 0, name: '合同.pdf', size: 2048, type: 'application/pdf' },
      { index: 1, name: '附件.pdf', size: 1024, type: 'application/pdf' },
    ],
  }),
  'POST /api/wenjian/convert': conversion(),
  'GET /api/wenjian/free-uses': { limit: 20, left: 7, resetsAt: '2026-11-16T00:00:00Z' },
  [`GET /api/wenjian/ocr/${id}`]: recognition({
    status: 'complete',
    recognised: { pageCount: 1, characters: 8, hasImage: false, formats: ['txt'], notes: [] },
  }),
  [`GET /api/wenjian/ocr/${id}/result`]: {
    pages: [
      {
        width: 600,
        height: 800,
        lines: [
          { ...LINE, text: '甲方应于', paragraph: 0 },
          { ...LINE, text: '三日内付款。', paragraph: 0 },
        ],
      },
    ],
  },
};

beforeEach(() => {
  sent = [];
  replaceUploads();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.split('?')[0]}`;
    sent.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const data = answers[call] ?? { items: [], total: 0 };
    return Response.json({ code: 200, message: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/convert-tool/convert', element: <ConvertPage /> },
      { path: '/convert-tool/ocr', element: <RecognisePage /> },
    ],
    { initialEntries: [path] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['session'], { currentTeamId: teamId });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const words = (name: string) => new File(['第一条 付款'], name);

it('several files dropped at once are uploaded, listed and converted as one task', async () => {
  const router = open('/convert-tool/convert');
  const area = await screen.findByTestId('convert-files');
  fireEvent.change(area, { target: { files: [words('合同.docx'), words('附件.docx')] } });
  await screen.findByText('合同.docx');
  expect(screen.getByText('附件.docx')).toBeDefined();
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: '开始转换' });
  await waitFor(() => expect(start.disabled).toBe(false));
  fireEvent.click(start);
  await waitFor(() => expect(router.state.location.search).toBe(`?task=${id}`));
  const created = sent.find(({ call }) => call === 'POST /api/wenjian/convert');
  expect(created?.body).toMatchObject({
    operation: { kind: 'format', to: 'pdf' },
    fileIds: [expect.stringContaining('id of'), expect.stringContaining('id of')],
  });
  expect(await screen.findByText('附件.pdf')).toBeDefined();
});

it('does not start without uses of the day, and says when there are new ones and how to have more', async () => {
  const known = answers['GET /api/wenjian/free-uses'];
  answers['GET /api/wenjian/free-uses'] = { limit: 20, left: 0, resetsAt: '2099-11-16T00:00:00Z' };
  try {
    open('/convert-tool/convert');
    const area = await screen.findByTestId('convert-files');
    fireEvent.change(area, { target: { files: [words('合同.docx')] } });
    expect(await screen.findByText('今日免费次数已用完，北京时间零点恢复。')).toBeDefined();
    expect(screen.getByRole('link', { name: '查看会员方案' }).getAttribute('href')).toBe(
      '/prime-introduction',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '开始转换' }).disabled).toBe(true);
  } finally {
    answers['GET /api/wenjian/free-uses'] = known;
  }
});

it('needs a use for each file to recognise', async () => {
  open('/convert-tool/ocr');
  const area = await screen.findByTestId('ocr-files');
  const files = Array.from({ length: 8 }, (_, at) => words(`${at}.png`));
  fireEvent.change(area, { target: { files } });
  expect(await screen.findByText('需要 8 次，今日剩余 7 次，北京时间零点恢复。')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /开始识别/ }).disabled).toBe(true);
});

it('the text of a picture is shown, and copied as a whole', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open(`/convert-tool/ocr?task=${id}`);
  const page = await screen.findByRole('article', { name: '第 1 页' });
  expect(page.textContent).toBe('甲方应于三日内付款。');
  fireEvent.click(screen.getByRole('button', { name: /复制文字/ }));
  await waitFor(() => expect(currentToasts().map(({ message }) => message)).toContain('已复制全部文字'));
  expect(write).toHaveBeenCalledWith('甲方应于三日内付款。');
});

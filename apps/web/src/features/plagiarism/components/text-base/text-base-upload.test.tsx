// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceUploads } from '../../../../shared/upload/upload-server.testing.ts';
import { renderAt, setUp, tearDown, toasts } from '../plagiarism-page.testing.tsx';
import { answerRequest, server } from '../plagiarism-server.testing.ts';

beforeEach(() => {
  setUp();
  replaceUploads();
});
afterEach(tearDown);

async function put(...names: readonly string[]) {
  renderAt('/plagiarism/text-base');
  const box = screen;
  const files = names.map((name) => new File([name], name));
  fireEvent.change(await box.findByTestId('text-base-files'), { target: { files } });
  return box;
}

const added = () => server.sent.flatMap(({ body }) => (body as { fileIds: string[] }).fileIds);

it('every file leaves the list of uploads when it is in the text base, whenever it was stored', async () => {
  const box = await put('甲.docx', '乙.docx', '丙.docx');
  await waitFor(() => expect(added()).toHaveLength(3));
  await waitFor(() => expect(box.queryByText(/^[甲乙丙]\.docx$/)).toBeNull());
  expect(new Set(added()).size).toBe(3);
});

it('a refused file is reported, and can be added again separately', async () => {
  let isRefusing = true;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const isRefused = isRefusing && init.method === 'POST' && String(init.body).includes('乙');
    if (!isRefused) return answerRequest(url, init);
    const answer = { code: 500, message: '文本库暂时写不进去', data: { name: 'INTERNAL' } };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 500 }));
  });
  const box = await put('甲.docx', '乙.docx');
  expect(await box.findByText('1 个文件已上传，但没有加入文本库')).toBeDefined();
  expect(box.getByText('文本库暂时写不进去')).toBeDefined();
  expect(box.getByText('乙.docx')).toBeDefined();
  await waitFor(() => expect(box.queryByText('甲.docx')).toBeNull());
  isRefusing = false;
  fireEvent.click(box.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(box.queryByText('乙.docx')).toBeNull());
  expect(box.queryByText(/没有加入文本库/)).toBeNull();
  expect(toasts().every((toast) => toast.startsWith('success'))).toBe(true);
});

// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ConversionToolName } from '@wenjian/api';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakePdf } from '../../../../shared/pdf/pdf-file.testing.ts';
import { type OpenPdf, PdfError, type PdfSource } from '../../../../shared/pdf/pdf-file.ts';
import type { UploadItem } from '../../../../shared/upload/upload-entry.ts';
import { DEFAULT_OPTIONS, type OperationOptions } from '../../view-model/operations.ts';
import { UnlockPreview } from './lock-previews.tsx';
import { ToolPreview } from './tool-preview.tsx';

const open = vi.hoisted(() => vi.fn());
vi.mock('../../../../shared/pdf/pdfjs/open-pdf-file.ts', () => ({ openPdfFile: open }));

const file = (name: string, size = 2048) => ({ fileId: name, name, size });

/** Each file has as many pages as its name says. */
const pagesByName: OpenPdf = async ({ url }: PdfSource) =>
  createFakePdf(
    Number(/(\d+)/.exec(new URL(url, 'http://x').searchParams.get('fileId') ?? '')?.[1]),
    () => '',
  );

open.mockImplementation(pagesByName);
afterEach(() => {
  cleanup();
  open.mockImplementation(pagesByName);
});

function show(name: ConversionToolName, names: readonly string[], changes: Partial<OperationOptions> = {}) {
  const files = names.map((one) => file(one));
  return render(
    <ToolPreview teamId="team" name={name} files={files} options={{ ...DEFAULT_OPTIONS, ...changes }} />,
  );
}

it('shows the files to merge in order, with the pages of the result', async () => {
  show('merge', ['甲3.pdf', '乙2.pdf']);
  await screen.findByText('2 个文件，合并后共 5 页');
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    '第 1 个：甲3.pdf',
    '第 2 个：乙2.pdf',
  ]);
});

it('does not pretend to know the pages of what is no PDF yet', async () => {
  show('merge', ['甲3.pdf', '合同.docx']);
  await screen.findByText('2 个文件，已知 3 页；另有 1 个文件的页数还不知道');
  screen.getByText('先转成 PDF，页数转换后才知道');
});

it('opens only the first files to merge, and more when asked for', async () => {
  open.mockClear();
  show(
    'merge',
    Array.from({ length: 30 }, (_, at) => `卷${at}册2.pdf`),
  );
  await screen.findByText('还有 18 个文件没有显示，同样会合并');
  const files = () => screen.getAllByRole('listitem', { name: /^第 \d+ 个：/ });
  expect(files()).toHaveLength(12);
  expect(open.mock.calls.length).toBeLessThanOrEqual(12);
  fireEvent.click(screen.getByRole('button', { name: '再显示 12 个' }));
  fireEvent.click(screen.getByRole('button', { name: '再显示 6 个' }));
  expect(files()).toHaveLength(30);
});

it('groups the pages as they will be split, and names those that are in no part', async () => {
  show('split', ['卷9.pdf'], { splitBy: 'ranges', ranges: '1-4,6' });
  await screen.findByText('共 9 页，拆成 2 份');
  screen.getByText('第 1 份：第 1 至 4 页，共 4 页');
  screen.getByText('中间还有 2 页');
  screen.getByText('第 2 份：第 6 页，共 1 页');
  screen.getByText('不在任何一份里的页：5、7-9');
});

it('says what a range outside the file would do', async () => {
  show('split', ['卷9.pdf'], { splitBy: 'ranges', ranges: '8-12' });
  await screen.findByText('“8-12”超出了文件的页数，文件共 9 页');
});

it('tells how many parts are not shown, and shows more', async () => {
  show('split', ['卷30.pdf', '卷2.pdf']);
  await screen.findByText('还有 18 份没有显示，同样会拆出');
  screen.getByText('预览的是“卷30.pdf”；其余 1 个文件按同样方式处理');
  fireEvent.click(screen.getByRole('button', { name: '再显示 12 份' }));
  screen.getByText('还有 6 份没有显示，同样会拆出');
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
});

it('shows the number each page will have', async () => {
  show('pageNumbers', ['册4.pdf'], { start: 5 });
  await screen.findByRole('img', { name: '第 1 页，页码是 5' });
  screen.getByText(/第 1 页的页码是 5，最后一页（第 4 页）是 8/);
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  const page = screen.getByRole('img', { name: '第 2 页，页码是 6' });
  expect(page.querySelector('svg text')?.getAttribute('y')).toBe('772');
});

it('says what removing numbers leaves alone', async () => {
  show('pageNumbers', ['册4.pdf'], { numbering: 'remove' });
  await screen.findByText(/其余内容不变/);
  expect(screen.getByRole('img', { name: '第 1 页' }).querySelector('svg')).toBeNull();
});

it('shows the sizes there are and guesses none', () => {
  show('compress', ['甲3.pdf', '乙2.pdf']);
  expect(screen.getAllByText(/^现在/)).toHaveLength(2);
  screen.getByText(/2 个文件，现在共/);
  screen.getByText(/压缩后的大小要处理完才知道。“均衡”只重新压缩图片/);
});

it('shows what readers of a protected file meet', async () => {
  show('protect', ['甲3.pdf']);
  await screen.findByText('没有密码的人看到');
  screen.getByText('输入密码以后看到');
});

it('waits for files, and says what it cannot show', async () => {
  show('split', []);
  screen.getByText('放入文件后在这里看到效果');
  cleanup();
  show('split', ['合同.docx']);
  screen.getByText('没有 PDF 文件，无法预览；这个工具只处理 PDF');
  cleanup();
  open.mockRejectedValueOnce(new PdfError('network'));
  show('split', ['卷9.pdf']);
  screen.getByRole('status', { name: '正在打开页面' });
  await screen.findByText('页面没有显示出来，不影响开始处理');
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await screen.findByText('共 9 页，拆成 9 份');
});

it('shows the first page of a file opened with its password', async () => {
  const stored = (name: string, password: { readonly wasLocked?: true }): UploadItem => ({
    id: name,
    name,
    size: 1,
    fileKind: null,
    sentBytes: 1,
    bytesPerSecond: null,
    state: { kind: 'success', file: { ...file(name), sha256: '', kind: null }, chunks: [], ...password },
  });
  const locked = { wasLocked: true } as const;
  const items = [stored('密3.pdf', locked), stored('密.docx', locked), stored('开2.pdf', {})];
  render(<UnlockPreview teamId="team" items={items} />);
  screen.getByText('“密3.pdf”的第 1 页：以后打开不再询问密码');
  screen.getByText('“密.docx”已打开；不是 PDF，没有页面预览');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

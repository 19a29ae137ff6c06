// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderAt, setUp, tearDown, toasts } from '../plagiarism-page.testing.tsx';
import { server, textBaseFixture } from '../plagiarism-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

const SECOND = '00000000-0000-4000-8000-0000000000b2';
const THIRD = '00000000-0000-4000-8000-0000000000b3';

it('the text base is listed with how far it is read and all names, and documents are removed after a confirmation', async () => {
  server.textBase = [
    textBaseFixture({ status: 'ready', characters: 12_345, otherNames: ['旧名.docx'] }),
    textBaseFixture({ id: SECOND, name: '坏文件.pdf', status: 'failed', failure: '文件有密码' }),
    textBaseFixture({ id: THIRD, name: '新文件.txt' }),
  ];
  renderAt('/plagiarism/text-base');
  expect(await screen.findByText('12,345')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: '文本库' })).toBeDefined();
  expect(screen.getByText('可对照 1 份 · 读取中 1 份 · 没有读成 1 份')).toBeDefined();
  expect(screen.getByLabelText('读取进度').textContent).toContain('66%');
  expect(screen.getByText('内容相同：旧名.docx')).toBeDefined();
  expect(screen.getByText('文件有密码')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '移除 坏文件.pdf' }));
  const asked = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
  fireEvent.click(within(asked).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(toasts()).toEqual(['success 已移除']));
  await waitFor(() => expect(screen.queryByText('坏文件.pdf')).toBeNull());
});

it('is searched by file name, which changes the list and not how much is in the base', async () => {
  server.textBase = [
    textBaseFixture({ name: '云杉投标.docx', status: 'ready', characters: 10 }),
    textBaseFixture({ id: SECOND, name: '红松投标.docx', status: 'ready', characters: 20 }),
  ];
  renderAt('/plagiarism/text-base');
  await screen.findByText('云杉投标.docx');
  const search = screen.getByRole('searchbox', { name: '搜索文件名' });
  fireEvent.change(search, { target: { value: ' 红松 ' } });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(search, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(screen.queryByText('云杉投标.docx')).toBeNull());
  expect(screen.getByText('红松投标.docx')).toBeDefined();
  expect(screen.getByText('可对照 2 份 · 读取中 0 份 · 没有读成 0 份')).toBeDefined();
  fireEvent.change(search, { target: { value: '' } });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 });
  expect(await screen.findByText('云杉投标.docx')).toBeDefined();
});

it('an empty text base says so', async () => {
  renderAt('/plagiarism/text-base');
  expect(await screen.findByText('文本库还是空的')).toBeDefined();
  expect(screen.queryByText(/^可对照/)).toBeNull();
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FILE, TASK, TEAM } from '../../view-model/result.testing.ts';
import { RecordsButton } from '../list/records-drawer.tsx';
import { OWN_PATH, press, renderAt, setUp, tearDown } from '../result-page.testing.tsx';
import { server } from '../result-server.testing.ts';
import { ProofreadFileButton } from './proofread-file-button.tsx';
import { ProofreadStartDialog } from './start-dialog.tsx';

beforeEach(setUp);
afterEach(tearDown);

it('takes a file or pasted text, and shows the remaining uses of the day', async () => {
  renderAt('/start', [{ path: '/start', element: <ProofreadStartDialog onClose={() => undefined} /> }]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('放入合同')).toBeDefined();
  expect(await dialog.findByText('今日还可使用 7 次')).toBeDefined();
  expect(dialog.getByRole('button', { name: '开始纠错' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: '粘贴文字' }));
  expect(await screen.findByText('粘贴合同文字')).toBeDefined();
});

it('starts with another tool’s file, without an upload, and opens the result', async () => {
  const file = { fileId: FILE, name: '设备买卖合同.docx' };
  const element = <ProofreadFileButton teamId={TEAM} file={file} />;
  const router = renderAt('/audit', [{ path: '/audit', element }]);
  press(/纠错/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('设备买卖合同.docx')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '开始纠错' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${TASK}`));
  expect(server.asked[0]).toMatchObject({
    path: 'POST /api/contract-correct',
    body: { fileId: FILE, teamId: TEAM },
  });
});

it('lists the proofreadings, and deletes one after a confirmation', async () => {
  renderAt('/home', [{ path: '/home', element: <RecordsButton /> }]);
  press('纠错记录');
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findByRole('link', { name: '设备买卖合同' })).getAttribute('href')).toBe(OWN_PATH);
  expect(await drawer.findByText('错误 2 · 疑似 1 · 建议 1')).toBeDefined();
  fireEvent.click(await drawer.findByRole('button', { name: '设备买卖合同 的更多操作' }));
  fireEvent.click(await screen.findByText('删除'));
  expect(await screen.findByText(/更正与处理记录一并删除/)).toBeDefined();
  expect(server.asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.asked).toMatchObject([{ path: `DELETE /api/contract-correct/${TASK}` }]));
});

it('finds a proofreading by its name', async () => {
  renderAt('/home', [{ path: '/home', element: <RecordsButton /> }]);
  press('纠错记录');
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('错误 2 · 疑似 1 · 建议 1');
  const search = drawer.getByLabelText('搜索名称或文件名');
  fireEvent.change(search, { target: { value: '没有这份' } });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 });
  expect(await drawer.findByText('没有符合条件的记录')).toBeDefined();
});

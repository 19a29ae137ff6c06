// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceUploads } from '../../../../shared/upload/upload-server.testing.ts';
import { LIST_PATH } from '../../view-model/proofreading-progress.ts';
import { FILE, TASK, TEAM } from '../../view-model/result.testing.ts';
import { press, renderAt, setUp, tearDown, toasts } from '../result-page.testing.tsx';
import { server } from '../result-server.testing.ts';
import { ProofreadFileButton } from './proofread-file-button.tsx';
import { ProofreadStartDialog } from './start-dialog.tsx';

beforeEach(() => {
  setUp();
  replaceUploads();
});
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

it('does not start without uses of the day, and says when there are new ones and how to have more', async () => {
  server.freeUsesLeft = 0;
  const file = { fileId: FILE, name: '设备买卖合同.docx' };
  renderAt('/audit', [{ path: '/audit', element: <ProofreadFileButton teamId={TEAM} file={file} /> }]);
  press(/纠错/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('今日免费次数已用完，北京时间零点恢复。')).toBeDefined();
  expect(dialog.getByRole('link', { name: '查看会员方案' }).getAttribute('href')).toBe('/prime-introduction');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '开始纠错' }).disabled).toBe(true);
});

const drafts = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([`第${at}份`], `草稿${at}.txt`));

async function give(count: number) {
  const router = renderAt('/start', [
    { path: '/start', element: <ProofreadStartDialog onClose={() => undefined} /> },
  ]);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByTestId('proofread-file'), { target: { files: drafts(count) } });
  return { router, dialog };
}

it('takes several files as one batch: a task for each, found again in the list that shows them alone', async () => {
  const { router, dialog } = await give(2);
  expect(await dialog.findByText('已上传 2 / 2')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '开始纠错' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST_PATH));
  expect(router.state.location.search).toBe(`?ids=${TASK},${TASK}`);
  const bodies = server.asked.map(({ body }) => body as { fileId: string; idempotencyKey: string });
  expect(bodies.map(({ fileId }) => fileId)).toEqual([
    expect.stringContaining('草稿0'),
    expect.stringContaining('草稿1'),
  ]);
  expect(new Set(bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  expect(await screen.findByText('只显示刚才这一批的 2 个任务')).toBeDefined();
  press('显示全部');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('compares the files with the uses of the day before anything is started', async () => {
  const { dialog } = await give(12);
  expect(await dialog.findByText('需要 12 次，今日剩余 7 次，北京时间零点恢复。')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '开始纠错' }).disabled).toBe(true);
});

it('takes no more than twenty', async () => {
  const { dialog } = await give(21);
  expect(await dialog.findByText(/^已上传 \d+ \/ 20$/)).toBeDefined();
  expect(toasts()).toEqual(['info 一次最多 20 份，其余的没有添加']);
});

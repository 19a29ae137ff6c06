// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FILE, TASK, TEAM } from '../../view-model/result.testing.ts';
import { press, renderAt, setUp, tearDown } from '../result-page.testing.tsx';
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

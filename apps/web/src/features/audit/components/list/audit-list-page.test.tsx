// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { audit } from '../../view-model/audits.testing.ts';
import {
  answerRequest,
  collaborated,
  openPage,
  resetServer,
  SHARE_KEY,
  server,
} from '../audit-server.testing.tsx';

const CHOOSING = '00000000-0000-4000-8000-000000000011';
const DONE = '00000000-0000-4000-8000-000000000012';

beforeEach(() => {
  collaborated.length = 0;
  resetServer();
  server.audits = [
    audit({ id: CHOOSING, title: '仓储合同' }),
    audit({
      id: DONE,
      title: '租赁合同',
      phase: 'complete',
      status: 'complete',
      standpoint: '中立',
      templateName: '全面审查',
      statistics: { high: 4, medium: 11, low: 0, missing: 3, passed: 60, notChecked: 1 },
      decided: { done: 9, total: 18 },
    }),
  ];
  vi.stubGlobal('fetch', answerRequest);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of reviews', () => {
  it('links each review to the page where it continues', async () => {
    openPage('/contract-audit/list');
    const waiting = await screen.findByRole('link', { name: '仓储合同' });
    expect(waiting.getAttribute('href')).toBe(`/contract-audit/upload?id=${CHOOSING}`);
    expect(screen.getByText('待选择立场')).toBeDefined();
    expect(screen.getByRole('link', { name: '租赁合同' }).getAttribute('href')).toBe(
      `/contract-audit/result/model?id=${DONE}`,
    );
  });

  it('says how and why a review ended without a result', async () => {
    const message = '审查已取消，规则审查已交付，次数不退回';
    server.audits = [audit({ status: 'cancelled', message })];
    openPage('/contract-audit/list');
    await screen.findByText('审查已取消');
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.queryByText('待选择立场')).toBeNull();
  });

  it('shows how many risks of each level there are', async () => {
    openPage('/contract-audit/list');
    await screen.findByTitle('高风险 4 条');
    expect(screen.getByTitle('中风险 11 条')).toBeDefined();
    expect(screen.getByTitle('低风险 0 条')).toBeDefined();
    expect(screen.getByText('缺失条款 3')).toBeDefined();
  });

  it('says that nothing matches the search and can clear it', async () => {
    openPage('/contract-audit/list?keyword=没有这个');
    await screen.findByText('没有符合条件的审查');
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    await screen.findByRole('link', { name: '租赁合同' });
  });

  it('offers a new review and a sample while it is empty', async () => {
    server.audits = [];
    openPage('/contract-audit/list');
    await screen.findByText('还没有审查记录');
    expect(screen.getByRole('button', { name: '用示例合同试一次' })).toBeDefined();
  });
});

describe('a review of the list', () => {
  it('is reviewed again where the standpoint is chosen', async () => {
    const router = await act('租赁合同', '重新审查');
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${DONE}`));
    expect(router.state.location.pathname).toBe('/contract-audit/upload');
  });

  it('is shared with named people', async () => {
    await act('租赁合同', '协作分享');
    await waitFor(() => expect(collaborated).toEqual([DONE]));
  });

  it('is renamed', async () => {
    await act('租赁合同', '重命名');
    const field = await screen.findByLabelText<HTMLInputElement>('审查名称');
    fireEvent.change(field, { target: { value: '租赁合同（终稿）' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(server.sent).toEqual([
        { call: `PATCH /api/contract-audit/${DONE}`, body: { title: '租赁合同（终稿）' } },
      ]),
    );
  });

  it('is deleted only after a confirmation', async () => {
    await act('租赁合同', '删除');
    await screen.findByText(/无法恢复；已用的次数不退回/);
    expect(server.sent).toEqual([]);
    const dialog = screen.getByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '租赁合同' })).toBeNull());
  });

  it('gets a link only on request, and can revoke it', async () => {
    await act('租赁合同', '公开链接');
    await screen.findByText(/不用登录就能查看/);
    expect(server.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '生成链接' }));
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: '公开链接' });
    expect(link.value).toMatch(new RegExp(`/contract-audit/result\\?key=${SHARE_KEY}$`));
    fireEvent.click(screen.getByRole('button', { name: '收回链接' }));
    await screen.findByRole('button', { name: '生成链接' });
    expect(server.sent.map(({ call }) => call)).toEqual([
      `POST /api/contract-audit/${DONE}/share`,
      `DELETE /api/contract-audit/${DONE}/share`,
    ]);
  });
});

async function act(title: string, action: string) {
  const router = openPage('/contract-audit/list');
  fireEvent.click(await screen.findByRole('button', { name: `${title} 的更多操作` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
  return router;
}

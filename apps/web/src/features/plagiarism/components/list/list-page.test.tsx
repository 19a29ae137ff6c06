// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TASK, taskFixture } from '../../view-model/results.testing.ts';
import { collaborated, dialog, renderAt, setUp, tearDown, toasts } from '../plagiarism-page.testing.tsx';
import { keyFixture, server } from '../plagiarism-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

const SECOND = '00000000-0000-4000-8000-0000000000a2';

async function openList(): Promise<void> {
  server.tasks = [
    taskFixture(),
    taskFixture({ id: SECOND, taskId: SECOND, mode: 'many', title: '一份对多份', useTextBase: true }),
  ];
  renderAt('/plagiarism/list');
  await screen.findByText('两份投标文件查重');
}

async function choose(title: string, action: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: `${title} 的更多操作` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list of checks', () => {
  it('shows the mode, the rate after subtraction and the figures behind it', async () => {
    await openList();
    expect(screen.getByText('一对一')).toBeDefined();
    expect(screen.getByText('一对多')).toBeDefined();
    expect(screen.getAllByText('13.9 %')).toHaveLength(2);
    expect(screen.getAllByText('3 处片段 · 1 个来源')).toHaveLength(2);
    expect(screen.getByText('华东公司投标文件 ↔ 江南公司投标文件、文本库')).toBeDefined();
  });

  it('shows the rate below the name on a narrow screen', async () => {
    const { happyDOM } = window as unknown as Window;
    happyDOM.setViewport({ width: 390 });
    try {
      await openList();
      const name = screen.getByText('两份投标文件查重').closest('td');
      expect(name?.textContent).toContain('13.9 %');
      expect(name?.textContent).toContain('3 处片段 · 1 个来源');
    } finally {
      happyDOM.setViewport({ width: 1024 });
    }
  });

  it('links each check to the page of its mode', async () => {
    await openList();
    const links = screen.getAllByRole('link', { name: '查看' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/plagiarism/result?taskId=${TASK}`, `/plagiarism/resultV2?taskId=${SECOND}`]);
  });

  it('deletes several at once, after a confirmation', async () => {
    await openList();
    fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
    expect(await screen.findByText('已选 2 条')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '删除所选' }));
    fireEvent.click((await dialog()).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('还没有查重记录')).toBeDefined();
    expect(server.sent).toEqual([
      { call: 'POST /api/wenjian/plagiarism/delete', body: { taskIds: [TASK, SECOND] }, key: null },
    ]);
  });

  it('renames a check', async () => {
    await openList();
    await choose('一份对多份', '重命名');
    const box = await dialog();
    fireEvent.change(box.getByRole('textbox'), { target: { value: '新名称' } });
    fireEvent.click(box.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(toasts()).toEqual(['success 已改名']));
    expect(server.sent[0]).toMatchObject({
      call: `PATCH /api/contract-duplication/${SECOND}`,
      body: { title: '新名称' },
    });
  });

  it('runs a check again, for one use', async () => {
    await openList();
    await choose('一份对多份', '重新查重');
    await waitFor(() => expect(toasts()).toEqual(['success 已重新开始查重，用 1 次']));
  });

  it('shares a check with named people, by the address of its result', async () => {
    await openList();
    await choose('两份投标文件查重', '协作分享');
    expect(collaborated).toEqual([{ id: TASK, path: `/plagiarism/result?taskId=${TASK}` }]);
  });

  it('shows a hint while it is empty', async () => {
    renderAt('/plagiarism/list');
    expect(await screen.findByText('还没有查重记录')).toBeDefined();
    expect(screen.getAllByRole('link', { name: /新建查重/ })[0]?.getAttribute('href')).toBe(
      '/plagiarism/upload',
    );
  });
});

it('leads to the text base', async () => {
  await openList();
  const link = screen.getByRole('link', { name: /文本库/ });
  expect(link.getAttribute('href')).toBe('/plagiarism/text-base');
});

describe('the sensitive words of a team', () => {
  it('are written one per line and saved with the lists', async () => {
    await openList();
    fireEvent.click(screen.getByRole('button', { name: /敏感词/ }));
    const box = await dialog();
    fireEvent.change(await box.findByLabelText('团队词表'), { target: { value: '围标\n串标、陪标' } });
    fireEvent.click(box.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(toasts()).toEqual(['success 已保存，之后的查重按新的词表查找']));
    expect(server.sent[0]?.body).toEqual({ words: ['围标', '串标', '陪标'], allowed: [], lists: ['bid'] });
  });

  it('are not saved while one of them is too long', async () => {
    await openList();
    fireEvent.click(screen.getByRole('button', { name: /敏感词/ }));
    const box = await dialog();
    fireEvent.change(await box.findByLabelText('放行词'), { target: { value: '长'.repeat(41) } });
    expect(box.getByText(/^超过 40 字/)).toBeDefined();
    expect(box.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  });

  it('cannot be changed without permission', async () => {
    server.words = { ...server.words, canChange: false };
    await openList();
    fireEvent.click(screen.getByRole('button', { name: /敏感词/ }));
    const box = await dialog();
    expect(await box.findByText('只有团队所有者与管理员可以修改。')).toBeDefined();
    expect(box.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  });
});

describe('the keys of the open interface', () => {
  it('are opened by the address that team management links to, and closing removes it from the address', async () => {
    server.tasks = [taskFixture()];
    const router = renderAt('/plagiarism/list?dialog=openApi&page=2');
    const box = await dialog();
    expect(box.getByText('开放接口')).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  it('are shown completely once, copied, and by their prefix afterwards', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await openList();
    fireEvent.click(screen.getByRole('button', { name: /开放接口/ }));
    const box = await dialog();
    fireEvent.change(await box.findByLabelText('名称'), { target: { value: '招标平台' } });
    fireEvent.click(box.getByRole('button', { name: '新建密钥' }));
    expect((await box.findByLabelText<HTMLInputElement>('密钥')).value).toBe('wj_1a2b_the_whole_key');
    fireEvent.click(box.getByRole('button', { name: '复制密钥' }));
    expect(writeText).toHaveBeenCalledWith('wj_1a2b_the_whole_key');
    expect(server.sent[0]?.body).toEqual({ name: '招标平台', dailyLimit: 1000 });
    fireEvent.click(box.getByRole('button', { name: '我已保存' }));
    expect(await box.findByText('wj_1a2b…')).toBeDefined();
    expect(box.queryByLabelText('密钥')).toBeNull();
    expect(box.getByText('0 / 1,000 次')).toBeDefined();
  });

  it('are revoked after a confirmation', async () => {
    server.keys = [keyFixture()];
    await openList();
    fireEvent.click(screen.getByRole('button', { name: /开放接口/ }));
    fireEvent.click(await (await dialog()).findByRole('button', { name: '吊销 招标平台' }));
    const asked = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
    fireEvent.click(within(asked).getByRole('button', { name: '吊销' }));
    await waitFor(() => expect(toasts()).toEqual(['success 已吊销']));
    expect(server.sent[0]?.call).toBe(`DELETE /plag/open-api-keys/${TASK}`);
  });

  it('are managed by owners only; everybody reads how they are used', async () => {
    server.canManage = false;
    await openList();
    fireEvent.click(screen.getByRole('button', { name: /开放接口/ }));
    expect(await (await dialog()).findByText('只有团队所有者与管理员可以管理密钥。')).toBeDefined();
    expect(screen.getByText(/open-api-key/)).toBeDefined();
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecentTask } from '../api/use-recent-tasks.ts';
import { WorkbenchPage } from './workbench-page.tsx';

const TEAM = '00000000-0000-4000-8000-000000000001';
const TASK = '00000000-0000-4000-8000-000000000002';

const task = (changed: Partial<RecentTask> = {}): RecentTask => ({
  id: TASK,
  tool: 'compare',
  title: '框架协议',
  status: 'complete',
  progress: { stage: 'done', fraction: 1 },
  failure: null,
  isWaiting: false,
  link: `/contract-compare/${TASK}`,
  ownerName: null,
  askedAt: '2026-11-15T00:00:00.000Z',
  ...changed,
});

let answers: (readonly RecentTask[] | 'fails')[];
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const url = new URL(address, 'http://localhost');
    if (url.pathname === '/api/wenjian/recent-tasks') {
      asked.push(url.search);
      // The last response repeats.
      const items = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      return items === 'fails' ? reply(500, null) : reply(200, { items, hasMore: items.length > 1 });
    }
    return reply(404, null);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reply = (status: number, data: unknown) =>
  new Response(JSON.stringify({ code: status, message: '', data }), { status });

function open(given: typeof answers, changed: Partial<Parameters<typeof WorkbenchPage>[0]> = {}) {
  answers = given;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <WorkbenchPage
      teamId={TEAM}
      userName="王法务"
      isShared={false}
      isOffered={() => true}
      isBusy={false}
      announcements={null}
      FolderField={() => null}
      standing={<p>剩余 3 次</p>}
      {...changed}
    />
  );
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Routes>
          <Route path="/dashboard" element={page} />
          <Route path="/contract-compare/:id" element={<p>比对结果页</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const recent = async () => within(await screen.findByRole('region', { name: '最近任务' }));

describe('the recent tasks', () => {
  it('link to their results', async () => {
    open([[task()]]);
    fireEvent.click(await (await recent()).findByRole('link', { name: '框架协议' }));
    expect(await screen.findByText('比对结果页')).toBeDefined();
  });

  it('are polled while they are in progress', async () => {
    const running = task({ status: 'running', progress: { stage: 'aligning', fraction: 0.4 } });
    open([[running], [task()]]);
    const list = await recent();
    expect(await list.findByText('对齐 40%')).toBeDefined();
    expect(await list.findByText('已完成')).toBeDefined();
    expect(asked).toHaveLength(2);
  });

  it('can be filtered by tool and, in a team, by who started them', async () => {
    open([[task({ ownerName: '李四' })]], { isShared: true });
    const list = await recent();
    expect(await list.findByText('文档比对 · 李四')).toBeDefined();
    fireEvent.click(list.getByRole('checkbox', { name: '只看我的' }));
    await waitFor(() => expect(asked.at(-1)).toContain('whose=own'));
    fireEvent.change(list.getByRole('combobox', { name: '按工具筛选' }), { target: { value: 'audit' } });
    await waitFor(() => expect(asked.at(-1)).toContain('tool=audit'));
  });

  it('that could not be read are not shown as none', async () => {
    open(['fails', [task()]]);
    const list = await recent();
    expect(await list.findByText('最近任务没有读取到')).toBeDefined();
    expect(list.queryByText(/还没有任务/)).toBeNull();
    expect(screen.queryByText('用示例合同走一遍')).toBeNull();
    fireEvent.click(list.getByRole('button', { name: '重新加载' }));
    expect(await list.findByRole('link', { name: '框架协议' })).toBeDefined();
  });
});

describe('the sample contract', () => {
  it('is shown in a space without tasks, free in every tool, and with the examples', async () => {
    open([[]]);
    expect(await screen.findByText('用示例合同走一遍')).toBeDefined();
    const step = (tool: string) => within(screen.getByTestId(`sample-${tool}`));
    for (const tool of ['compare', 'convert', 'audit'])
      expect(step(tool).getByText('不占次数')).toBeDefined();
    const examples = screen.getAllByRole('link', { name: '看示例结果' });
    expect(examples.map((link) => link.getAttribute('href'))).toEqual([
      '/contract-audit/result',
      '/contract-correct/result',
    ]);
  });

  it('can be closed, stays closed, and is opened again from the list', async () => {
    open([[]]);
    fireEvent.click(await screen.findByRole('button', { name: '收起示例合同' }));
    expect(screen.queryByText('用示例合同走一遍')).toBeNull();
    cleanup();
    open([[]]);
    fireEvent.click(await (await recent()).findByRole('button', { name: '示例合同' }));
    expect(await screen.findByText('用示例合同走一遍')).toBeDefined();
  });

  it('is not shown to users with their own tasks', async () => {
    open([[task()]]);
    await (await recent()).findByRole('link', { name: '框架协议' });
    expect(screen.queryByText('用示例合同走一遍')).toBeNull();
  });

  it('shows beside the tool why it could not be started', async () => {
    open([[]]);
    fireEvent.click(await screen.findByRole('button', { name: '运行 文字识别' }));
    const step = within(screen.getByTestId('sample-ocr'));
    expect(await step.findByText('示例文件没有取到，请检查网络后重试')).toBeDefined();
    expect(step.getByRole('button', { name: '运行 文字识别' })).toBeDefined();
  });
});

describe('the tools', () => {
  it('are all there, and on a beta host only those that are offered', async () => {
    open([[task()]]);
    await recent();
    expect(screen.getAllByTestId(/^tool-/)).toHaveLength(8);
    cleanup();
    open([[]], { isOffered: ({ name }) => name === 'audit' });
    expect(screen.getAllByTestId(/^tool-/)).toHaveLength(1);
    expect(await screen.findAllByTestId(/^sample-/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '新建比对' })).toBeNull();
  });
});

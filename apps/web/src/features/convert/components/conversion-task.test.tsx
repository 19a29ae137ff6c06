// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { conversion } from '../view-model/tasks.testing.ts';
import { ConversionTask } from './conversion-task.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that a task is gone, with a way back, when it is deleted while it is watched', async () => {
  const task = conversion();
  let isDeleted = false;
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    const [status, data] = isDeleted ? [404, { name: 'NOT_FOUND' }] : [200, task];
    return new Response(JSON.stringify({ code: status, message: '没有找到', data }), { status });
  });
  const element = <ConversionTask id={task.id} teamId={task.teamId} />;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  await screen.findByText('正在生成文件');
  isDeleted = true;
  expect(await screen.findByText('记录不存在，或已被删除')).toBeTruthy();
  expect(screen.queryByText('正在生成文件')).toBeNull();
  expect(screen.getByRole('link', { name: '返回辅助工具' }).getAttribute('href')).toBe('/convert-tool/list');
  const callsWhenGone = calls;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(calls, 'what is gone is not asked for again').toBe(callsWhenGone);
});

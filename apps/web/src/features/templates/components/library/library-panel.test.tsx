// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { LibraryEntry } from '../../view-model/shapes.ts';
import { LibraryPanel } from './library-panel.tsx';

const TEAM = '00000000-0000-4000-8000-0000000000c2';
const TAKEN = '00000000-0000-4000-8000-0000000000c9';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (id: string, kind: string, kindName: string, title: string): LibraryEntry => ({
  id,
  title,
  kind,
  kindName,
  summary: `${title}的用途`,
  keywords: [],
  clauseCount: 22,
});
const items = [
  entry('sale', 'sale', '买卖合同', '设备采购合同'),
  entry('flat', 'lease', '租赁合同', '住宅租赁合同'),
];

/** Answers with the list, or with what was taken; `refusals` come first. */
function startServer(refusals: string[] = []) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    sent.push(`${init?.method ?? 'GET'} ${url} ${String(init?.body ?? '')}`);
    const message = refusals.shift();
    const data = url.endsWith('/take')
      ? {
          id: TAKEN,
          teamId: TEAM,
          name: '住宅租赁合同',
          ownerName: '张三',
          versions: [],
          updatedAt: '2026-11-01T00:00:00.000Z',
          abilities: { read: true, change: true, run: true, share: false, delete: true },
        }
      : { items };
    const answer = message ? { code: 500, message, data: null } : { code: 200, message: 'ok', data };
    return new Response(JSON.stringify(answer), {
      status: message ? 500 : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return sent;
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Address = () => <output aria-label="address">{useLocation().search}</output>;
  const Screen = () => (
    <>
      <LibraryPanel teamId={TEAM} />
      <Address />
    </>
  );
  render(
    <QueryClientProvider client={client}>
      <App>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Screen /> }])} />
      </App>
    </QueryClientProvider>,
  );
}

it('shows the templates of a kind, and those a search finds', async () => {
  startServer();
  open();
  await screen.findByText('设备采购合同');
  fireEvent.click(screen.getByRole('radio', { name: '租赁合同 1' }));
  expect(screen.queryByText('设备采购合同')).toBeNull();
  expect(screen.getByText('住宅租赁合同')).toBeDefined();
  fireEvent.change(screen.getByLabelText('按名称、用途或关键词查找'), { target: { value: '采购' } });
  await screen.findByText('没有找到符合条件的模板');
  fireEvent.click(screen.getByRole('button', { name: '显示全部' }));
  expect(await screen.findAllByRole('button', { name: /^使用/ })).toHaveLength(2);
});

it('says why it cannot be shown, and asks again', async () => {
  startServer(['服务器出错了，请稍后再试']);
  open();
  fireEvent.click(await screen.findByRole('button', { name: /重\s*试/ }));
  await screen.findByText('住宅租赁合同');
});

it('makes a template the space’s own and opens its form', async () => {
  const sent = startServer();
  open();
  fireEvent.click(await screen.findByRole('button', { name: '使用“住宅租赁合同”' }));
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`?id=${TAKEN}&mode=fill`));
  expect(sent.at(-1)).toMatch(/POST .*\/template-library\/take .*"name":"flat"/);
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type FactCell, type FactColumn, type FactRow, factColumns } from '@wenjian/api';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TEAM } from '../view-model/knowledge.testing.ts';
import { FactsDrawer } from './facts-drawer.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const nothing: FactCell = { state: 'notFound', shown: '', quotes: [], money: null, day: null, doubt: null };

function row(
  id: string,
  name: string,
  cells: Partial<Record<FactColumn, Partial<FactCell>>> | null,
): FactRow {
  const facts =
    cells &&
    (Object.fromEntries(
      factColumns.map((column) => [column, { ...nothing, ...cells[column] }]),
    ) as FactRow['facts']);
  return { id, name, unread: 0, facts, reason: facts ? null : 'notContract', message: null };
}

const idOf = (last: number) => `0192f3a4-0000-7000-8000-00000000000${last}`;
const rows = [
  row(idOf(1), '库房租赁合同.docx', {
    amount: {
      state: 'found',
      shown: '720,000.00元',
      money: { value: 720_000, currency: 'CNY', per: null },
    },
    term: {
      state: 'found',
      shown: '2年（按起止日期计算）',
      quotes: [{ page: 3, text: '租赁期限自2027年1月1日起至2028年12月31日止。' }],
    },
    deposit: { state: 'blank' },
  }),
  row(idOf(2), '设备采购合同.pdf', {
    amount: {
      state: 'found',
      shown: '860,000.00元',
      money: { value: 860_000, currency: 'CNY', per: null },
      doubt: '大写与小写金额不一致',
    },
  }),
  row(idOf(3), '放假通知.txt', null),
];

function openDrawer(answer: () => unknown): void {
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: '', data: answer() }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <App>
        <MemoryRouter>
          <FactsDrawer teamId={TEAM} choice={{ folderId: TEAM }} onClose={() => undefined} />
        </MemoryRouter>
      </App>
    </QueryClientProvider>,
  );
}

it('shows a row for each contract, what was counted with its page, doubts, sums, and what was left out', async () => {
  openDrawer(() => ({ rows, total: 5, waiting: 0 }));
  await screen.findByText('2年（按起止日期计算）');
  const place = screen.getByRole('link', { name: '在原文中查看库房租赁合同.docx的期限：第 3 页' });
  expect(place.getAttribute('title')).toContain('2028年12月31日');
  expect(screen.getByText(/大写与小写金额不一致/)).toBeDefined();
  expect(screen.getAllByText('未找到').length).toBeGreaterThan(0);
  expect(screen.getByText(/1,580,000\.00 元（2 份写明总额）/)).toBeDefined();
  expect(screen.getByRole('region', { name: '没有列入的文档' }).textContent).toContain('没有识别为合同');
  expect(screen.getByText(/共 5 份，一张表最多/)).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '采购' } });
  await waitFor(() => expect(screen.queryByText('库房租赁合同.docx')).toBeNull());
  expect(screen.getByText('设备采购合同.pdf')).toBeDefined();
});

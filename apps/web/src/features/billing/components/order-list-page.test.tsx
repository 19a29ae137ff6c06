// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@wenjian/api';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderListPage } from './order-list-page.tsx';

const TEAM = '00000000-0000-4000-8000-000000000001';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ORDER: Order = {
  id: '00000000-0000-4000-8000-000000000002',
  number: '2026111514000000000042',
  teamId: TEAM,
  plan: 'yearly',
  kind: 'purchase',
  state: 'pending',
  priceFen: 19_900,
  creditFen: 0,
  discountFen: 1_000,
  amountFen: 18_900,
  provider: 'sandbox',
  payUrl: 'http://127.0.0.1:8000/dev/cashier/1',
  createdAt: '2026-11-15T06:00:00.000Z',
  expiresAt: '2026-11-15T06:30:00.000Z',
  paidAt: null,
  closedAt: null,
  refundRequestedAt: null,
  refundApprovedAt: null,
  refundedAt: null,
  invoice: null,
  invoiceRequestedAt: null,
};

function show(canBuy: boolean, items: Order[] = []) {
  const sent = vi.fn(async (url: string, _init?: RequestInit) => {
    const data = url.endsWith('/cancel') ? { ...ORDER, state: 'closed' } : { items, total: items.length };
    return new Response(JSON.stringify({ code: 200, message: '成功', data }));
  });
  vi.stubGlobal('fetch', sent);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OrderListPage teamId={TEAM} isPersonal={false} canBuy={canBuy} />
    </QueryClientProvider>,
  );
  return sent;
}

it('a member who may buy for the team sees its orders', async () => {
  show(true);
  expect(await screen.findByText('还没有订单')).toBeDefined();
  expect(screen.getByRole('button', { name: '购买套餐' })).toBeDefined();
});

it('other members see who has access to the orders, and no request is made', () => {
  const sent = show(false);
  expect(screen.getByText('团队的订单由所有者和管理员查看与购买，如有需要请联系他们')).toBeDefined();
  expect(screen.queryByRole('button', { name: '购买套餐' })).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('an order is listed with its number, plan, amount and state, and shows its details', async () => {
  show(true, [
    ORDER,
    { ...ORDER, id: TEAM, number: '2026111514000000000043', state: 'paid', plan: 'monthly' },
  ]);
  const row = (await screen.findByText(ORDER.number)).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('年度会员');
  expect(row.textContent).toContain('¥189');
  expect(row.textContent).toContain('待支付');
  expect(screen.getByText('2026111514000000000043').closest('tr')?.textContent).toContain('已支付');
  fireEvent.click(within(row).getByRole('button', { name: '详 情' }));
  const details = await screen.findByRole('dialog');
  expect(details.textContent).toContain(ORDER.number);
  expect(details.textContent).toContain('199');
});

it('an order that waits to be paid is cancelled after asking', async () => {
  const sent = show(true, [ORDER]);
  fireEvent.click(await screen.findByRole('button', { name: '取消订单' }));
  const asked = (await screen.findByText('取消后不能恢复，确定取消吗')).closest(
    '[role="tooltip"]',
  ) as HTMLElement;
  fireEvent.click(within(asked).getByRole('button', { name: '取消订单' }));
  const cancels = () => sent.mock.calls.filter(([url]) => url.endsWith(`/${ORDER.id}/cancel`));
  await waitFor(() => expect(cancels()).toHaveLength(1));
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderListPage } from './order-list-page.tsx';

const TEAM = '00000000-0000-4000-8000-000000000001';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(canBuy: boolean) {
  const sent = vi.fn(async () => {
    const data = { items: [], total: 0 };
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

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Coupon } from '../api/coupons.query.ts';
import { CouponListDialog } from './coupon-list-dialog.tsx';
import { GreetingCoupon } from './greeting-coupon.tsx';

const coupon = (changed: Partial<Coupon>): Coupon => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: '新人立减券',
  discountFen: 1000,
  minPriceFen: 4000,
  plans: null,
  origin: 'newUser',
  state: 'usable',
  givenAt: '2026-11-15T00:00:00.000Z',
  expiresAt: '2026-12-15T00:00:00.000Z',
  usedAt: null,
  ...changed,
});

function startServer(coupons: readonly Coupon[], status = 200) {
  vi.stubGlobal('fetch', async (url: string) => {
    const state = new URL(url, 'http://localhost').searchParams.get('state');
    const items = coupons.filter((one) => one.state === state);
    const data = status === 200 ? { items, total: items.length } : null;
    return new Response(JSON.stringify({ code: status, message: '服务器处理出错', data }), { status });
  });
}

function show(element: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the list shows coupons by state, or a hint when there is none', async () => {
  const used = coupon({ name: '旧券', state: 'used', usedAt: '2026-11-10T00:00:00.000Z' });
  startServer([coupon({}), used]);
  show(<CouponListDialog onClose={() => undefined} />);
  await screen.findByRole('article', { name: '新人立减券' });
  expect(screen.queryByText('旧券')).toBeNull();
  fireEvent.click(screen.getByText('已使用'));
  await screen.findByText('2026-11-10 已使用');
  fireEvent.click(screen.getByText('已过期'));
  await screen.findByText('没有过期的卡券。');
});

it('the list says that it could not be read and offers a retry', async () => {
  startServer([], 500);
  show(<CouponListDialog onClose={() => undefined} />);
  await screen.findByText('卡券没能读取出来');
  startServer([coupon({})]);
  fireEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
  await screen.findByRole('article', { name: '新人立减券' });
});

it('the greeting shows the coupon of a new user and no other', async () => {
  startServer([coupon({ origin: 'activity', name: '春季券' }), coupon({})]);
  show(<GreetingCoupon />);
  await screen.findByText('送您一张新人券，购买会员时可以选用：');
  screen.getByRole('article', { name: '新人立减券' });
  expect(screen.queryByText('春季券')).toBeNull();
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Order, plans } from '@wenjian/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closePayment,
  hostPaymentDialog,
  openPayment,
  usePaymentDialog,
} from '../../../shared/payment/payment-dialog.store.ts';
import { currentToasts } from '../../../shared/ui/toast.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const TEAM = '00000000-0000-4000-8000-000000000001';
const COUPON = '00000000-0000-4000-8000-000000000002';
const ORDER = '00000000-0000-4000-8000-000000000003';

const server = {
  coupons: [] as unknown[],
  isPaid: false,
  cancelFailure: null as { code: number; message: string; data: unknown } | null,
  sent: [] as string[],
  bodies: [] as Record<string, unknown>[],
};

function order(): Order {
  return {
    id: ORDER,
    number: '2026111514000000000042',
    teamId: TEAM,
    plan: 'yearly',
    kind: 'purchase',
    state: server.isPaid ? 'paid' : 'pending',
    priceFen: 19_900,
    creditFen: 0,
    discountFen: 0,
    amountFen: 19_900,
    provider: 'sandbox',
    payUrl: server.isPaid ? null : 'http://127.0.0.1:8000/dev/cashier/1',
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    paidAt: null,
    closedAt: null,
    refundRequestedAt: null,
    refundApprovedAt: null,
    refundedAt: null,
    invoice: null,
    invoiceRequestedAt: null,
  };
}

function quote(url: string) {
  const plan = url.includes('comboId=1') ? ('monthly' as const) : ('yearly' as const);
  const { priceFen } = plans[plan];
  const amounts = { priceFen, creditFen: 0, amountFen: priceFen };
  const validUntil = '2027-11-16T00:00:00.000Z';
  return { plan, kind: 'purchase', ...amounts, validUntil, coupons: server.coupons, providers: ['sandbox'] };
}

async function answer(url: string, init: RequestInit): Promise<Response> {
  server.sent.push(`${init.method} ${url.split('?')[0]}`);
  if (url.endsWith('/cancel') && server.cancelFailure)
    return new Response(JSON.stringify(server.cancelFailure), { status: 503 });
  if (init.body) server.bodies.push(JSON.parse(String(init.body)));
  const data = url.includes('/quote') ? quote(url) : order();
  return new Response(JSON.stringify({ code: 200, message: '成功', data }));
}

let leaveHost: () => void;

beforeEach(() => {
  Object.assign(server, { coupons: [], isPaid: false, cancelFailure: null, sent: [], bodies: [] });
  vi.stubGlobal('fetch', answer);
  leaveHost = hostPaymentDialog();
});
afterEach(() => {
  cleanup();
  closePayment(false);
  leaveHost();
  vi.unstubAllGlobals();
});

function Host({ canBuy = true }: { readonly canBuy?: boolean }) {
  const request = usePaymentDialog();
  return request.show ? <PaymentDialog teamId={TEAM} isPersonal canBuy={canBuy} request={request} /> : null;
}

function open(request: Parameters<typeof openPayment>[0] = {}, canBuy = true): Promise<boolean> {
  const outcome = openPayment(request);
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Host canBuy={canBuy} />
    </QueryClientProvider>,
  );
  return outcome;
}

describe('the payment dialog', () => {
  it('starts with the yearly plan, shows its reason, and calculates in fen', async () => {
    void open({ eventEnterText: '剩余次数不足' });
    expect(await screen.findByText('剩余次数不足')).toBeDefined();
    expect((await screen.findByTestId('payment-amount')).textContent).toBe('¥199');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /年度会员/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /月度会员/ }));
    await waitFor(() => expect(screen.getByTestId('payment-amount').textContent).toBe('¥49.9'));
  });

  it('orders, shows the QR code, and continues once it is paid', async () => {
    const outcome = open();
    fireEvent.click(await screen.findByRole('button', { name: '去支付 ¥199' }));
    await screen.findByRole('img', { name: '支付二维码' });
    expect(server.bodies[0]).toMatchObject({ workSpace: 0, comboId: 2, provider: 'sandbox' });
    expect(screen.getByText(/请在 (30:00|29:\d\d) 内完成支付/)).toBeDefined();
    server.isPaid = true;
    await screen.findByText('支付成功');
    // Nothing was interrupted, so no note about continuing.
    expect(screen.getByText('套餐已生效')).toBeDefined();
    expect(await outcome).toBe(true);
  }, 15_000);

  it('says that the interrupted task continues', async () => {
    server.isPaid = true;
    void open({ immediatePay: true, isInterruption: true });
    expect(await screen.findByText('套餐已生效，正在继续刚才的操作')).toBeDefined();
  });

  it('keeps an order that could not be cancelled on the screen: it can still be paid', async () => {
    const message = '暂时无法取消订单，请稍后重试';
    server.cancelFailure = { code: 503, message, data: { name: 'CANCEL_UNAVAILABLE' } };
    void open({ immediatePay: true });
    fireEvent.click(await screen.findByRole('button', { name: '返回修改' }));
    await waitFor(() =>
      expect(currentToasts()).toContainEqual(expect.objectContaining({ kind: 'error', message })),
    );
    expect(screen.getByRole('img', { name: '支付二维码' })).toBeDefined();
  });

  it('shows that the QR code is being made while ordering, and stops when that failed', async () => {
    const answered = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('/quote') ? answer(url, init) : answered.promise,
    );
    void open();
    fireEvent.click(await screen.findByRole('button', { name: '去支付 ¥199' }));
    expect(await screen.findByRole('img', { name: '正在生成支付二维码' })).toBeDefined();
    expect(usePaymentDialog.getState().qrCodeLoading).toBe(true);
    answered.resolve(new Response(JSON.stringify({ code: 409, message: '不能购买', data: null })));
    await waitFor(() => expect(screen.queryByRole('img', { name: '正在生成支付二维码' })).toBeNull());
    expect(usePaymentDialog.getState().qrCodeLoading).toBe(false);
  });

  it('orders without a click when told to pay at once', async () => {
    void open({ immediatePay: true, paymentType: { workSpace: 0, comboId: 1 } });
    await screen.findByRole('img', { name: '支付二维码' });
    expect(server.bodies[0]).toMatchObject({ comboId: 1 });
    expect(server.sent.filter((call) => call === 'POST /api/wenjian/order')).toHaveLength(1);
  });

  it('cancels the order when another choice is made, so that it is not paid too', async () => {
    void open({ immediatePay: true });
    fireEvent.click(await screen.findByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(server.sent).toContain(`POST /api/wenjian/order/${ORDER}/cancel`));
    await screen.findByRole('button', { name: '去支付 ¥199' });
    expect(server.sent.filter((call) => call === 'POST /api/wenjian/order')).toHaveLength(1);
  });

  it('sends the same choice again as the same order, and another choice as another', async () => {
    const refused = async (url: string, init: RequestInit) =>
      url.includes('/quote')
        ? answer(url, init)
        : answer(url, init).then(
            () => new Response(JSON.stringify({ code: 503, message: '支付暂不可用', data: null })),
          );
    vi.stubGlobal('fetch', refused);
    void open();
    const order = async (count: number) => {
      fireEvent.click(await screen.findByRole('button', { name: /去支付 ¥199/ }));
      await waitFor(() => expect(server.bodies).toHaveLength(count));
      await screen.findByText('支付暂不可用');
    };
    await order(1);
    await order(2);
    fireEvent.click(screen.getByRole('checkbox', { name: '需要发票或收据' }));
    fireEvent.change(screen.getByLabelText('抬头'), { target: { value: '云杉科技' } });
    fireEvent.change(screen.getByLabelText('接收邮箱'), { target: { value: 'cw@example.com' } });
    await order(3);
    const keys = server.bodies.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('reports to its opener, when closed, that nothing was paid', async () => {
    const outcome = open();
    await screen.findByTestId('payment-amount');
    act(() => closePayment(false));
    expect(await outcome).toBe(false);
  });

  it('deducts the best coupon by itself, and sends it with the order', async () => {
    server.coupons = [{ couponId: COUPON, name: '新人券', discountFen: 2_000 }];
    void open();
    await screen.findByTestId('payment-amount');
    expect(screen.getByText('新人券（减 20 元）')).toBeTruthy();
    expect(screen.getByTestId('payment-amount').textContent).toBe('¥179');
    fireEvent.click(screen.getByRole('button', { name: '去支付 ¥179' }));
    await waitFor(() => expect(server.bodies[0]).toMatchObject({ couponId: COUPON }));
  });

  it('asks for the invoice details before the order is made', async () => {
    void open();
    await screen.findByTestId('payment-amount');
    fireEvent.click(screen.getByRole('checkbox', { name: '需要发票或收据' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '去支付 ¥199' }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('抬头'), { target: { value: '云杉科技' } });
    fireEvent.change(screen.getByLabelText('接收邮箱'), { target: { value: 'cw@example.com' } });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '去支付 ¥199' }).disabled).toBe(false),
    );
    fireEvent.click(screen.getByRole('button', { name: '去支付 ¥199' }));
    const invoice = { kind: 'receipt', title: '云杉科技', email: 'cw@example.com' };
    await waitFor(() => expect(server.bodies[0]).toMatchObject({ invoice }));
  });

  it('names the members who may spend the team’s money to all others', async () => {
    void open({}, false);
    await screen.findByText(/由所有者或管理员购买/);
    expect(server.sent).toEqual([]);
  });
});

describe('the discount dialog', () => {
  beforeEach(() => {
    server.coupons = [{ couponId: COUPON, name: '新人券', discountFen: 2_000 }];
  });

  it('reminds a leaving user of their coupon, and applies it when they stay', async () => {
    void open();
    await screen.findByTestId('payment-amount');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('购买年度会员可用「新人券」，立减 20 元。');
    fireEvent.click(screen.getByRole('button', { name: '使用卡券支付' }));
    await waitFor(() => expect(screen.getByTestId('payment-amount').textContent).toBe('¥179'));
  });

  it('keeps the order that has the coupon already', async () => {
    void open({ immediatePay: true });
    await screen.findByRole('img', { name: '支付二维码' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: '使用卡券支付' }));
    await screen.findByRole('img', { name: '支付二维码' });
    expect(server.bodies[0]).toMatchObject({ couponId: COUPON });
    expect(server.sent).not.toContain(`POST /api/wenjian/order/${ORDER}/cancel`);
  });

  it('does not appear after payment, and the interrupted task continues even when the dialog is closed early', async () => {
    const outcome = open({ immediatePay: true });
    await screen.findByRole('img', { name: '支付二维码' });
    server.isPaid = true;
    await screen.findByText('支付成功');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(usePaymentDialog.getState().show).toBe(false);
    expect(await outcome).toBe(true);
  }, 15_000);

  it('closes when the user does not want it', async () => {
    const outcome = open();
    await screen.findByTestId('payment-amount');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: '暂不购买' }));
    expect(await outcome).toBe(false);
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { Order } from '@wenjian/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentText as text } from '../payment.text.ts';
import { ScanStep } from './scan-step.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(provider: Order['provider'], payUrl: string) {
  const order = {
    id: 'd6e1f0f4-6c3e-4b39-9a10-8a6f3f3f3f3f',
    number: '2026111800001',
    plan: 'monthly',
    amountFen: 4990,
    state: 'pending',
    provider,
    payUrl,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  } as Order;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ScanStep order={order} onPaid={() => undefined} onAgain={() => undefined} />
    </QueryClientProvider>,
  );
}

describe('the code to pay with', () => {
  it('can be opened on the phone that shows it, with Alipay', () => {
    show('alipay', 'https://qr.alipay.com/bax1');
    expect(screen.getByRole('link', { name: text.openAlipay, hidden: true }).getAttribute('href')).toBe(
      'https://qr.alipay.com/bax1',
    );
  });

  it('says what to do where a phone cannot open it', () => {
    show('wechat', 'weixin://wxpay/bizpayurl?pr=1');
    expect(screen.getByText(text.onPhone)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

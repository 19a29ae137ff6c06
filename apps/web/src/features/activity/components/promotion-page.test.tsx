// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActivityCodeForm } from './activity-code-form.tsx';
import { PromotionPage } from './promotion-page.tsx';

const offer = { name: '春季立减券', discountFen: 2000, minPriceFen: 0, plans: null, validDays: 7 };
const coupon = {
  ...offer,
  id: '00000000-0000-4000-8000-000000000001',
  origin: 'activity',
  state: 'usable',
  givenAt: '2026-11-15T00:00:00.000Z',
  expiresAt: '2026-11-22T00:00:00.000Z',
  usedAt: null,
};

function startServer(stopTime: string, checkStatus = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${url} ${init.body ?? ''}`.trim());
    if (url.endsWith('/stop-time')) return reply(200, { stopTime, now: '2026-11-15T00:00:00.000Z' });
    if (url.endsWith('/checkActivityCode'))
      return reply(checkStatus, checkStatus === 200 ? offer : null, '活动码无效或已过期');
    return reply(200, coupon);
  });
  return asked;
}

const reply = (status: number, data: unknown, message = '') =>
  new Response(JSON.stringify({ code: status, message, data }), { status });

const OPEN = '2027-01-01T00:00:00.000Z';

async function show(props: {
  isSignedIn?: boolean;
  initialCode?: string;
  onSignIn?: (code: string) => void;
}) {
  const onRedeemed = vi.fn();
  const form = (
    <ActivityCodeForm
      isSignedIn={props.isSignedIn ?? true}
      initialCode={props.initialCode ?? ''}
      showOffer={({ name }) => <p>{name}</p>}
      onSignIn={props.onSignIn ?? (() => undefined)}
      onRedeemed={onRedeemed}
    />
  );
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PromotionPage>{form}</PromotionPage>
      </QueryClientProvider>,
    );
  });
  await act(async () => undefined);
  return onRedeemed;
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the promotional page', () => {
  it('takes no codes once the activity is over', async () => {
    startServer('2023-05-31T16:00:00.000Z');
    await show({});
    await screen.findByText(/目前没有进行中的活动/);
    expect(screen.queryByLabelText('活动码')).toBeNull();
  });

  it('shows the reward of a code before it is redeemed', async () => {
    const asked = startServer(OPEN);
    const onRedeemed = await show({});
    fireEvent.change(await screen.findByLabelText('活动码'), { target: { value: 'SPRING' } });
    await press('查看');
    await screen.findByText('春季立减券');
    expect(asked.some((request) => request.includes('redeem'))).toBe(false);
    await press('领取');
    await screen.findByText(/领取成功/);
    expect(onRedeemed).toHaveBeenCalledOnce();
    expect(asked).toContain('/api/wenjian/coupon/redeem {"code":"SPRING"}');
  });

  it('looks up the code it was opened with, and sends a visitor to sign in with it', async () => {
    startServer(OPEN);
    const onSignIn = vi.fn();
    await show({ isSignedIn: false, initialCode: 'SPRING', onSignIn });
    await screen.findByText('春季立减券');
    await press('登录后领取');
    expect(onSignIn).toHaveBeenCalledWith('SPRING');
  });

  it('says why a code is worth nothing', async () => {
    startServer(OPEN, 400);
    await show({});
    await screen.findByLabelText('活动码');
    await press('查看');
    expect(screen.getByRole('alert').textContent).toBe('请输入活动码');
    fireEvent.change(screen.getByLabelText('活动码'), { target: { value: 'NOTHING' } });
    await press('查看');
    expect((await screen.findByRole('alert')).textContent).toBe('活动码无效或已过期');
  });
});

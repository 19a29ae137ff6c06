// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAttribution, readInvitation } from '../../shared/session/attribution.ts';
import { deviceId } from '../../shared/session/device-id.ts';
import { currentToasts } from '../../shared/ui/toast.ts';
import { useAcceptInvitation } from './api/use-accept-invitation.ts';
import { useInviteReward } from './api/use-invite-reward.ts';
import { InvitationPanel } from './components/invitation-panel.tsx';

const REWARD_ID = '00000000-0000-4000-8000-000000000001';

interface Answers {
  readonly accept?: { readonly status: number; readonly message: string };
  readonly points?: number;
}

function startServer({ accept = { status: 200, message: '' }, points = 0 }: Answers) {
  const asked: { request: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ request: `${init.method} ${url.replace(/\?.*/, '')}`, body });
    if (url.endsWith('/accept'))
      return reply(accept.status, accept.status === 200 ? { points: 3 } : null, accept.message);
    if (url.endsWith('/reward')) return reply(200, { points, rewardIds: points > 0 ? [REWARD_ID] : [] });
    if (url.includes('/getInviteCode'))
      return reply(200, { code: 'ABCD2345', invitedCount: 2, assistedPoints: 6 });
    if (url.includes('/inviteNew/list'))
      return reply(200, {
        total: 1,
        items: [{ id: REWARD_ID, name: '用户5678', points: 3, at: '2026-11-01T02:00:00.000Z' }],
      });
    if (url.includes('/coupon/invited/list')) return reply(200, { total: 1, items: [COUPON] });
    return reply(200, null);
  });
  return asked;
}

const COUPON = {
  id: REWARD_ID,
  name: '邀请立减券',
  discountFen: 500,
  minPriceFen: 0,
  plans: null,
  origin: 'invitation',
  state: 'usable',
  givenAt: '2026-11-01T02:00:00.000Z',
  expiresAt: '2026-12-01T02:00:00.000Z',
  usedAt: null,
};

const reply = (status: number, data: unknown, message = '') =>
  new Response(JSON.stringify({ code: status, message, data }), { status });

function Watcher() {
  useInviteReward(useAcceptInvitation(true));
  return null;
}

async function show(element: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
  await settle();
}

/** All pending requests are answered. */
async function settle() {
  for (let round = 0; round < 5; round++) await act(async () => vi.advanceTimersByTimeAsync(0));
}

const shown = () => currentToasts().map(({ message }) => message);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the message of a reward', () => {
  it('appears one second after it is known, once, with the count of assisted trial points', async () => {
    const asked = startServer({ points: 6 });
    await show(<Watcher />);
    await act(async () => vi.advanceTimersByTimeAsync(990));
    expect(shown()).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(20));
    expect(shown()).toEqual(['您获得 6 点助力试用']);
    expect(asked.filter(({ request }) => request.endsWith('/ack'))).toEqual([
      { request: 'POST /api/wenjian/inviteNew/reward/ack', body: { rewardIds: [REWARD_ID] } },
    ]);
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    expect(asked.filter(({ request }) => request.endsWith('/ack'))).toHaveLength(1);
  });

  it('does not appear without a reward', async () => {
    const asked = startServer({});
    await show(<Watcher />);
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(shown()).toEqual([]);
    expect(asked.some(({ request }) => request.endsWith('/ack'))).toBe(false);
  });
});

describe('a user who came with a code and has signed in', () => {
  it.each(['inviteNewCode', 'invitationCode'])(
    'as %s accepts the invitation with the device they sit at, and is done with the code',
    async (name) => {
      keepAttribution(`?${name}=ABCD2345`);
      const asked = startServer({});
      await show(<Watcher />);
      expect(asked.find(({ request }) => request.endsWith('/accept'))?.body).toEqual({
        code: 'ABCD2345',
        deviceId: deviceId(),
      });
      expect(readInvitation()).toBeNull();
    },
  );

  it('sees why it was refused, and no retry is made', async () => {
    keepAttribution('?invitationCode=ABCD2345');
    startServer({ accept: { status: 409, message: '不能接受自己的邀请' } });
    await show(<Watcher />);
    expect(shown()).toEqual(['不能接受自己的邀请']);
    expect(readInvitation()).toBeNull();
  });

  it('keeps the code for the next start when the server could not answer', async () => {
    keepAttribution('?inviteNewCode=ABCD2345');
    startServer({ accept: { status: 503, message: '' } });
    await show(<Watcher />);
    expect(readInvitation()).toBe('ABCD2345');
    expect(shown()).toEqual([]);
  });

  it('without a code makes no request', async () => {
    const asked = startServer({});
    await show(<Watcher />);
    expect(asked.some(({ request }) => request.endsWith('/accept'))).toBe(false);
  });
});

describe('the invitation panel', () => {
  it('shows the link as text and QR code, its rewards, the coupons and the invited people', async () => {
    vi.useRealTimers();
    startServer({});
    render(
      <QueryClientProvider client={new QueryClient()}>
        <InvitationPanel />
      </QueryClientProvider>,
    );
    await screen.findByText('用户5678');
    const link = screen.getByLabelText<HTMLInputElement>('邀请链接').value;
    expect(new URL(link).search).toBe('?inviteNewCode=ABCD2345');
    expect(document.querySelector('figure svg')).not.toBeNull();
    for (const words of ['2 人', '6 点', '各得 3 点']) screen.getByText(words);
    for (const words of ['邀请立减券 减 5 元', '可使用', '2026-12-01 前有效']) await screen.findByText(words);
  });
});

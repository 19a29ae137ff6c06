// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closePayment,
  hostPaymentDialog,
  usePaymentDialog,
} from '../../../shared/payment/payment-dialog.store.ts';
import { currentToasts } from '../../../shared/ui/toast.ts';
import type { TeamMember, TeamPeople } from '../api/team-members.query.ts';
import { TeamPage } from './team-page.tsx';

const TEAM = '1b4e28ba-2fa1-4d3b-883f-0016d3cca427';
const AT = '2026-11-01T00:00:00.000Z';
const SIZES = { clientWidth: 1200, clientHeight: 600, offsetHeight: 600, offsetWidth: 1200 };

beforeEach(() => {
  for (const [name, value] of Object.entries(SIZES))
    vi.spyOn(HTMLElement.prototype, name as 'offsetHeight', 'get').mockReturnValue(value);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function member(index: number, more: Partial<TeamMember> = {}): TeamMember {
  const userId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const phone = `138${String(index).padStart(8, '0')}`;
  return {
    userId,
    name: `成员${index}`,
    phone,
    role: 'member',
    joinedAt: AT,
    isMe: false,
    canRemove: true,
    ...more,
  };
}

const me = member(0, { name: '赵总', role: 'owner', isMe: true, canRemove: false });
const all = { read: true, change: true, run: true, share: true, delete: true };
const people: TeamPeople = {
  items: [me, member(1), member(2, { name: '李四', role: 'admin' })],
  invitations: [
    { phone: '13900000009', role: 'member', invitedAt: AT, expiresAt: '2026-12-01T00:00:00.000Z' },
  ],
  requests: [{ userId: member(7).userId, name: '王五', phone: '13700000007', at: AT, role: 'viewer' }],
  seats: { used: 4, limit: 5, trialEndsAt: null },
  abilities: all,
};

function open(answer: TeamPeople, refusal?: { status: number; name: string; message: string }) {
  const asked: { readonly request: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    if (method !== 'GET') asked.push({ request: `${method} ${url.replace(`/api/team/${TEAM}`, '')}`, body });
    if (method !== 'GET' && refusal) return reply(refusal.status, refusal.message, { name: refusal.name });
    return reply(200, '', { ...answer, outcome: { added: 1, invited: 1, alreadyIn: 0 } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <App>
        <MemoryRouter>
          <TeamPage team={{ id: TEAM, name: '法务部' }} onLeft={() => undefined} />
        </MemoryRouter>
      </App>
    </QueryClientProvider>,
  );
  return asked;
}

it('links managers to the keys of the open interface, and nobody else', async () => {
  open(people);
  const link = await screen.findByRole('link', { name: /开放接口密钥/ });
  expect(link.getAttribute('href')).toBe('/plagiarism/list?dialog=openApi');
  cleanup();
  open({ ...people, abilities: { ...all, share: false, change: false, delete: false } });
  await screen.findByText('李四');
  expect(screen.queryByRole('link', { name: /开放接口密钥/ })).toBeNull();
});

it('offers the next plan with more seats where all are taken', async () => {
  const leave = hostPaymentDialog();
  open({ ...people, seats: { used: 5, limit: 5, trialEndsAt: null } });
  fireEvent.click(await screen.findByRole('button', { name: '升级套餐' }));
  expect(usePaymentDialog.getState()).toMatchObject({
    show: true,
    paymentType: { workSpace: 1, comboId: 6 },
  });
  closePayment(false);
  leave();
});

function reply(status: number, message: string, data: unknown): Response {
  return new Response(JSON.stringify({ code: status, message, data }), { status });
}

const toasts = () => currentToasts().map(({ message }) => message);

describe('the team page', () => {
  it('renders only visible rows of two hundred members, and finds one of them', async () => {
    open({ ...people, items: Array.from({ length: 200 }, (_, index) => member(index)) });
    const table = await screen.findByRole('table', { name: '团队成员' });
    expect(table.getAttribute('aria-rowcount')).toBe('201');
    expect(within(table).getAllByRole('row').length).toBeLessThan(40);
    expect(within(table).queryByText('成员150')).toBeNull();
    fireEvent.change(screen.getByLabelText('搜索姓名、手机号或角色'), { target: { value: '成员150' } });
    expect(await within(table).findByText('成员150')).toBeTruthy();
  });

  it('adds many at once and shows the outcome', async () => {
    const asked = open({ ...people, seats: { used: 2, limit: 5, trialEndsAt: null } });
    fireEvent.click(await screen.findByRole('button', { name: /添加成员/ }));
    fireEvent.change(await screen.findByLabelText('手机号'), {
      target: { value: '13800000101\n13800000102' },
    });
    fireEvent.click(screen.getByRole('button', { name: '添加 2 人' }));
    await waitFor(() => expect(toasts()).toEqual(['1 人已加入，1 人已邀请']));
    expect(asked).toEqual([
      { request: 'POST /members', body: { phones: ['13800000101', '13800000102'], role: 'member' } },
    ]);
  });

  it('keeps the typed text when the server has no seat left', async () => {
    open(
      { ...people, seats: { used: 2, limit: 5, trialEndsAt: null } },
      { status: 409, name: 'TEAM_FULL', message: '席位刚刚用完' },
    );
    fireEvent.click(await screen.findByRole('button', { name: /添加成员/ }));
    const field = await screen.findByLabelText('手机号');
    fireEvent.change(field, { target: { value: '13800000101' } });
    fireEvent.click(screen.getByRole('button', { name: '添加 1 人' }));
    expect(await screen.findByText('席位刚刚用完')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('13800000101');
  });

  it('answers a request', async () => {
    const asked = open(people);
    fireEvent.click(await screen.findByRole('tab', { name: '加入申请（1）' }));
    fireEvent.click(await screen.findByRole('button', { name: '同意王五' }));
    await waitFor(() => expect(toasts()).toEqual(['王五已加入团队']));
    expect(asked).toEqual([{ request: `PATCH /join/${member(7).userId}`, body: { accepted: true } }]);
  });

  it('transfers the team only after a confirmation', async () => {
    const asked = open(people);
    fireEvent.click(await screen.findByRole('button', { name: '李四的操作' }));
    fireEvent.click(await screen.findByText('转让团队'));
    expect(asked).toEqual([]);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: /转让团队/ }));
    await waitFor(() =>
      expect(asked).toEqual([{ request: `PATCH /members/${member(2).userId}`, body: { role: 'owner' } }]),
    );
  });

  it('offers other members only the list, the link and leaving', async () => {
    open({
      ...people,
      items: people.items.map((item) => ({ ...item, canRemove: false })),
      invitations: [],
      requests: [],
      abilities: { ...all, change: false, run: false, share: false, delete: false },
    });
    await screen.findByRole('table', { name: '团队成员' });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names.filter((name) => name !== 'search' && name !== '')).toEqual(['离开团队', '邀请链接']);
  });
});

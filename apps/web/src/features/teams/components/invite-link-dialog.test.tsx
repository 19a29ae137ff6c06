// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TeamLink } from '../api/team-link.query.ts';
import type { TeamPeople } from '../api/team-members.query.ts';
import { InviteLinkDialog } from './invite-link-dialog.tsx';

const TEAM = '1b4e28ba-2fa1-4d3b-883f-0016d3cca427';
const link = { code: 'k7qf2mwxabcd23efgh45', role: 'viewer', expiresAt: '2026-12-01T00:00:00.000Z' } as const;
const none: TeamLink = { state: 'none', link: null };
const open: TeamLink = { state: 'open', link };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(state: TeamLink, manages = true) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    if (method !== 'GET') asked.push(`${method} ${String(init.body ?? '')}`.trim());
    const data = method === 'PUT' ? open : method === 'DELETE' ? { state: 'revoked', link: null } : state;
    return Response.json({ code: 200, message: '', data });
  });
  const people = { items: [], abilities: { share: manages } } as unknown as TeamPeople;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <App>
        <InviteLinkDialog team={{ id: TEAM, name: '法务部' }} people={people} onClose={() => undefined} />
      </App>
    </QueryClientProvider>,
  );
  return asked;
}

describe('the link of a team', () => {
  it('is made with a role and a time, and shown without the id of the team', async () => {
    const asked = show(none);
    fireEvent.click(await screen.findByRole('radio', { name: '只读成员' }));
    fireEvent.click(screen.getByRole('radio', { name: '30 天' }));
    fireEvent.click(screen.getByRole('button', { name: '生成链接' }));
    const shown = await screen.findByLabelText<HTMLInputElement>('链接');
    expect(asked).toEqual(['PUT {"role":"viewer","days":30}']);
    expect(shown.value).toBe(`${location.origin}/dashboard?tid=${link.code}`);
    expect(screen.getByText('加入后的角色：只读成员 · 2026-12-01 到期')).toBeDefined();
    expect(document.body.innerHTML).not.toContain(TEAM);
  });

  it('is reset and stopped by who manages the team', async () => {
    const asked = show(open);
    fireEvent.click(await screen.findByRole('button', { name: '重置链接' }));
    await vi.waitFor(() => expect(asked).toEqual(['PUT {"role":"viewer","days":7}']));
    fireEvent.click(screen.getByRole('button', { name: '停用链接' }));
    await screen.findByText('邀请链接已停用，打开它的人不能再申请。');
    expect(screen.queryByLabelText('链接')).toBeNull();
  });

  it('is only passed on by everybody else', async () => {
    show(open, false);
    await screen.findByLabelText('链接');
    expect(screen.queryByRole('button', { name: '重置链接' })).toBeNull();
    cleanup();
    show(none, false);
    await screen.findByText('需要链接时，请所有者或管理员生成。');
    expect(screen.queryByRole('button', { name: '生成链接' })).toBeNull();
  });
});

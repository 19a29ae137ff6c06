// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SpaceFromUrl } from '../session/space-from-url.tsx';
import { useSpaces } from '../session/use-spaces.ts';
import { TeamScreen } from './team-screen.tsx';

const OWN = '00000000-0000-4000-8000-00000000000a';
const TEAM = '00000000-0000-4000-8000-00000000000b';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const space = (id: string, type: 'personal' | 'team', name: string) => ({
  ...{ id, teamId: id, type, name, teamName: name },
  ...{ isDefault: type === 'personal', expiredAt: null, role: 'member' },
});

interface Scene {
  /** Answers to the list of spaces, in order; the last one repeats; null fails. */
  readonly lists: readonly (readonly string[] | null)[];
  readonly canSwitch?: boolean[];
}

function serve({ lists, canSwitch = [true] }: Scene): string[] {
  const asked: string[] = [];
  let at = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    asked.push(call);
    if (call === 'GET /api/account/session')
      return reply(200, { user: USER, personalTeamId: OWN, currentTeamId: OWN });
    if (call === 'GET /api/team') {
      const ids = lists[Math.min(at++, lists.length - 1)] ?? null;
      const teams = (ids ?? []).map((id) => space(id, 'team', '法务部'));
      return ids ? reply(200, { items: [space(OWN, 'personal', '个人空间'), ...teams] }) : reply(503, null);
    }
    if (call === 'POST /api/account/settings/current-team')
      return (canSwitch.length > 1 ? canSwitch.shift() : canSwitch[0])
        ? reply(200, { teamId: TEAM })
        : reply(503, null);
    if (call === `GET /api/team/${TEAM}`)
      return reply(200, { isMember: false, isPending: false, me: null, team: { id: TEAM, name: '法务部' } });
    if (call === `GET /api/team/${TEAM}/members`) return reply(200, PEOPLE);
    if (call === `POST /api/team/${TEAM}/leave`) return reply(200, null);
    return reply(404, { name: 'NOT_FOUND' });
  });
  return asked;
}

const PEOPLE = {
  ...{ items: [], invitations: [], requests: [], seats: { used: 1, limit: 5, trialEndsAt: null } },
  abilities: { read: true, change: false, run: false, share: false, delete: false },
};

const USER = {
  ...{ userId: OWN, sub: 's', name: '王晓', username: null, nickname: null, phone: null, phone_number: null },
  ...{ photo: null, picture: null, vipStatus: false, maxExpiredAt: null },
};

function reply(code: number, data: unknown): Response {
  return new Response(JSON.stringify({ code, message: '服务暂时不可用', data }), { status: code });
}

function Shell() {
  const spaces = useSpaces(true);
  return spaces && <SpaceFromUrl spaces={spaces} />;
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/team-manage/list/:id', element: <TeamScreen /> },
      { path: '/dashboard', element: <Shell /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <App>
        <RouterProvider router={router} />
      </App>
    </QueryClientProvider>,
  );
  return router;
}

const retry = async () => fireEvent.click(await screen.findByRole('button', { name: /重\s?试/ }));

it('a team page says that the spaces could not be read, and tries again', async () => {
  serve({ lists: [null, null, [TEAM]] });
  open(`/team-manage/list/${TEAM}`);
  await screen.findByText('没有读到团队，或没有切换到它的空间');
  await retry();
  expect(await screen.findByRole('heading', { name: '法务部' })).toBeDefined();
});

it('a team page says that its space could not be entered, and tries again', async () => {
  serve({ lists: [[TEAM]], canSwitch: [false, true] });
  open(`/team-manage/list/${TEAM}`);
  await screen.findByText('没有读到团队，或没有切换到它的空间');
  await retry();
  expect(await screen.findByRole('heading', { name: '法务部' })).toBeDefined();
});

it('a user outside the team can apply to join', async () => {
  serve({ lists: [[]] });
  const router = open(`/team-manage/list/${TEAM}`);
  expect(await screen.findByText('申请加入“法务部”')).toBeDefined();
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/dashboard'),
  );
});

it('a team id in the address is an invitation, whatever the sharer parameter contains', async () => {
  serve({ lists: [[]] });
  open(`/dashboard?tid=${encodeURIComponent(`${TEAM}分享者张三`)}`);
  expect(await screen.findByText('申请加入“法务部”')).toBeDefined();
});

it('a user who leaves the team returns to the workbench and is not asked to apply', async () => {
  serve({ lists: [[TEAM], [TEAM], []] });
  const router = open(`/team-manage/list/${TEAM}`);
  fireEvent.click(await screen.findByRole('button', { name: '离开团队' }));
  const [confirm] = (await screen.findAllByRole('button', { name: '离开团队' })).slice(-1);
  fireEvent.click(confirm ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByText('申请加入“法务部”')).toBeNull();
});

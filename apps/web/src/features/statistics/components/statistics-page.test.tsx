// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../shared/ui/toast.ts';
import type { Statistics } from '../api/use-statistics.ts';
import { StatisticsPage } from './statistics-page.tsx';

const TEAM_ID = '00000000-0000-4000-8000-000000000001';
const none = { compare: 0, audit: 0, duplicate: 0, correct: 0, convert: 0, ocr: 0, template: 0 };

const quiet: Statistics = {
  startDate: '2026-11-14',
  endDate: '2026-11-15',
  days: [
    { day: '2026-11-14', tasks: none, used: 0, returned: 0 },
    { day: '2026-11-15', tasks: none, used: 0, returned: 0 },
  ],
  members: [],
};

const busy: Statistics = {
  ...quiet,
  days: [
    { day: '2026-11-14', tasks: { ...none, compare: 3 }, used: 3, returned: 1 },
    { day: '2026-11-15', tasks: { ...none, audit: 1 }, used: 1, returned: 0 },
  ],
  members: [
    {
      userId: TEAM_ID,
      name: '王法务',
      isMember: false,
      tasks: { ...none, compare: 3, audit: 1 },
      total: 4,
      used: 4,
      returned: 1,
    },
  ],
};

const user = {
  userId: TEAM_ID,
  sub: 's',
  name: null,
  username: null,
  nickname: null,
  phone: null,
  phone_number: null,
  photo: null,
  picture: null,
  vipStatus: false,
  maxExpiredAt: null,
};

function show(statistics: Statistics | null | (() => Promise<Statistics>)) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    asked.push(pathname + search);
    if (pathname.endsWith('/session'))
      return reply(200, { user, personalTeamId: TEAM_ID, currentTeamId: TEAM_ID });
    if (pathname.endsWith('/consume-list/')) return reply(200, { items: [], total: 0 });
    if (typeof statistics === 'function') return reply(200, await statistics());
    return statistics && !pathname.endsWith('/export') ? reply(200, statistics) : reply(500, null);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <StatisticsPage />
    </QueryClientProvider>,
  );
  return asked;
}

const reply = (status: number, data: unknown) =>
  new Response(JSON.stringify({ code: status, message: '', data }), { status });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the statistics page', () => {
  it('shows sums, bars with their numbers, shares and members', async () => {
    show(busy);
    expect(await screen.findByLabelText('2026-11-14：3 个任务，文档比对 3')).toBeTruthy();
    expect(screen.getByText('3 · 75%')).toBeTruthy();
    expect(screen.getByText('王法务')).toBeTruthy();
    expect(screen.getByText('已离开')).toBeTruthy();
  });

  it('says that nothing was used', async () => {
    show(quiet);
    expect((await screen.findAllByText('这段时间没有使用记录')).length).toBeGreaterThan(0);
    expect(screen.queryByText('每日任务')).toBeNull();
  });

  it('shows returned uses when nothing was used', async () => {
    show({ ...quiet, days: quiet.days.map((day) => ({ ...day, returned: 1 })) });
    expect(await screen.findByText('每日任务')).toBeTruthy();
  });

  it('says that an export failed', async () => {
    show(busy);
    fireEvent.click(await screen.findByRole('button', { name: /导出 Excel/ }));
    await waitFor(() =>
      expect(currentToasts()).toMatchObject([{ kind: 'error', message: expect.stringMatching(/^没有导出/) }]),
    );
  });

  it('uses the same days everywhere, and shows no figures of other days', async () => {
    let isFirst = true;
    const calls = show(async () => {
      if (!isFirst) return new Promise<Statistics>(() => undefined);
      isFirst = false;
      return busy;
    });
    await screen.findByText('王法务');
    const [field = document.body] = screen.getAllByRole('textbox');
    fireEvent.focus(field);
    fireEvent.click(field);
    fireEvent.click(await screen.findByText('近 7 天'));
    await waitFor(() => expect(screen.queryByText('王法务')).toBeNull());
    const ranged = calls.filter((call) => call.includes('startDate'));
    const days = ranged.map((call) => new URL(call, 'http://localhost').searchParams.get('startDate'));
    expect(new Set(days).size).toBe(2);
    expect(days.filter((day) => day === days.at(-1))).toHaveLength(2);
  });

  it('never shows zeros for data it could not read', async () => {
    const asked = show(null);
    expect(await screen.findByText('统计没有读取到')).toBeTruthy();
    expect(screen.queryByText('使用人数')).toBeNull();
    const before = asked.length;
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });
});

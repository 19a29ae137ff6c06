// @vitest-environment happy-dom
/**
 * A tool is one row of the registry here too: one that the product does not have is found in the menu, the list of tasks and the statistics, and
 * no screen was touched for it (the server's side: `apps/server/src/testing/word-count`).
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { TaskTool, ToolRow } from '@wenjian/api';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { RouteEntry } from './routes/route-list.ts';

const row: ToolRow = {
  title: '字数统计',
  object: 'wordCount',
  noun: '字数',
  price: 'daily',
  products: {},
  listPath: '/word-count/list',
  resultPath: (id) => `/word-count/${id}`,
};

// Files of a worker share their modules: those that know this registry are loaded for this file alone.
vi.resetModules();
vi.doMock('@wenjian/api', async (original) => {
  const api = await original<typeof import('@wenjian/api')>();
  const tools = api.createTools({ ...api.toolTable, wordCount: row } as typeof api.toolTable);
  const { rows, names, balance, counted } = tools;
  const lists = { toolTable: rows, tools, taskTools: names, balanceTools: balance, countedTools: counted };
  const routes = { listRecentTasks: api.recentTasksRoute(tools), teamStatistics: api.statisticsRoute(tools) };
  return { ...api, ...lists, ...routes };
});
const { countedTools, toolTable } = await import('@wenjian/api');
const { StatisticsPage } = await import('../features/statistics/components/statistics-page.tsx');
const { WorkbenchPage } = await import('../features/workbench/components/workbench-page.tsx');
const { menuLinks } = await import('./layouts/menu-entries.ts');
const { routeList } = await import('./routes/route-list.ts');

afterAll(() => {
  vi.doUnmock('@wenjian/api');
  vi.resetModules();
});

const TEAM = '00000000-0000-4000-8000-000000000001';
/** Known to the registry above and not to the type, which is the product's own. */
const wordCount = Object.keys(toolTable).find((name) => name === 'wordCount') as TaskTool;
const tasks = Object.fromEntries(countedTools.map((name) => [name, name === wordCount ? 7 : 0]));

const nameless = { name: null, username: null, nickname: null, phone: null, phone_number: null };
const faceless = { photo: null, picture: null };
const user = { userId: TEAM, sub: 's', ...nameless, ...faceless, vipStatus: false, maxExpiredAt: null };

const answers: Readonly<Record<string, unknown>> = {
  'recent-tasks': {
    items: [
      {
        id: TEAM,
        tool: wordCount,
        title: '合同.txt',
        status: 'complete',
        progress: { stage: 'done', fraction: 1 },
        failure: null,
        isWaiting: false,
        link: row.resultPath(TEAM),
        ownerName: null,
        askedAt: '2026-11-15T00:00:00.000Z',
      },
    ],
    hasMore: false,
  },
  session: { user, personalTeamId: TEAM, currentTeamId: TEAM },
  statistics: {
    startDate: '2026-11-14',
    endDate: '2026-11-14',
    days: [{ day: '2026-11-14', tasks, used: 0, returned: 0 }],
    members: [{ userId: TEAM, name: '王法务', isMember: true, tasks, total: 7, used: 0, returned: 0 }],
  },
};

function open(page: ReactNode) {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const path = new URL(address, 'http://localhost').pathname;
    const name = Object.keys(answers).find((part) => path.includes(part));
    const status = name === undefined ? 404 : 200;
    const data = name === undefined ? null : answers[name];
    return new Response(JSON.stringify({ code: status, message: '', data }), { status });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a sixth tool', () => {
  it('has its title, its limit and an icon in the menu once a page of it is there', () => {
    const page: RouteEntry = {
      ...{ path: row.listPath, title: row.title, role: 'user', layout: 'dashboard', screen: 'compareList' },
      menu: { section: 'main', isToolList: true },
    };
    const context = { host: 'wenjian.example', teamId: null, isFreePlan: true, isOperator: false };
    expect(menuLinks({ ...context, routes: [...routeList, page] }).at(-1)).toEqual({
      section: 'main',
      path: row.listPath,
      label: '字数统计',
      icon: null,
      flag: 'freeLimit',
    });
    expect(menuLinks(context).map(({ label }) => label)).not.toContain('字数统计');
  });

  it('is in the list of tasks and in its filter', async () => {
    open(
      <WorkbenchPage
        teamId={TEAM}
        userName="王法务"
        isShared={false}
        isOffered={() => true}
        isBusy={false}
        announcements={null}
        FolderField={() => null}
        standing={null}
      />,
    );
    const link = await screen.findByRole('link', { name: '合同.txt' });
    expect(link.getAttribute('href')).toBe(row.resultPath(TEAM));
    expect(link.parentElement?.textContent).toContain('字数统计');
    const filter = within(screen.getByRole('combobox', { name: '按工具筛选' }));
    expect(filter.getByRole('option', { name: '字数统计' })).toBeTruthy();
  });

  it('is in the statistics: shares, legend and the table of members', async () => {
    open(<StatisticsPage />);
    expect((await screen.findByText('7 · 100%')).parentElement?.textContent).toContain('字数统计');
    expect(screen.getAllByText('字数统计').length).toBeGreaterThanOrEqual(3);
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { OperatorRole } from '@wenjian/api';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperatorScreen } from './operator-screen.tsx';

const ID = '1b4e28ba-2fa1-4d3b-883f-0016d3cca427';
const nobody = { name: null, username: null, nickname: null, phone: null, phone_number: null };
const user = {
  userId: ID,
  sub: 's',
  ...nobody,
  photo: null,
  picture: null,
  vipStatus: false,
  maxExpiredAt: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What was asked of the console. */
async function open(path: string, operatorRole?: OperatorRole) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    if (pathname.startsWith('/api/operator/')) asked.push(pathname);
    const session = { user, personalTeamId: ID, currentTeamId: ID, ...(operatorRole && { operatorRole }) };
    const data = pathname.endsWith('/session') ? session : { items: [], total: 0 };
    return new Response(JSON.stringify({ code: 200, message: '', data }));
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <OperatorScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

it.each([
  ['somebody who is no operator', '/operator/users', undefined],
  ['an operator of another kind', '/operator/health', 'support'],
  ['nobody knows such an area', '/operator/secrets', 'manager'],
] as const)('%s at %s gets the page of an unknown address, and nothing is asked', async (_, path, role) => {
  expect(await open(path, role)).toEqual([]);
  expect(screen.getByText('404 · 没有找到这个页面')).toBeTruthy();
});

it('an operator gets the area, and links to those of the role alone', async () => {
  expect(await open('/operator/users', 'support')).toEqual(['/api/operator/users']);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['概况', '用户', '团队', '订单', '优惠券', '弹窗与公告', '反馈与咨询']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('用户');
  expect(await screen.findByText('还没有用户')).toBeTruthy();
});

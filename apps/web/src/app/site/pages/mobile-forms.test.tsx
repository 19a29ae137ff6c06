// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../../features/site/site-context.ts';
import { Consult } from './mobile-forms.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a company applies for a trial on a phone, and a person is led to signing in', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ code: 200, message: '', data: null });
  });
  render(
    <SiteContext
      value={{ path: '/m/consult', search: '', session: 'none', signIn: vi.fn(), inquire: vi.fn() }}
    >
      <Consult />
    </SiteContext>,
  );
  expect(within(screen.getByRole('list', { name: '申请的步骤' })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /手机号登录/ }).getAttribute('href')).toBe('/m/login');
  const values = {
    姓名: '张三',
    手机号: '139 0000 1111',
    单位名称: '云杉科技',
    试用说明: '二十人，想试用三个月。',
  };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '提交' })));
  expect(sent).toMatchObject([{ kind: 'trial', name: '张三', company: '云杉科技' }]);
});

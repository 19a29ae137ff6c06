// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Site, SiteContext } from '../../../features/site/site-context.ts';
import {
  closePayment,
  hostPaymentDialog,
  usePaymentDialog,
} from '../../../shared/payment/payment-dialog.store.ts';
import { clearTokens, saveTokens } from '../../../shared/session/token-store.ts';
import { siteQueryClient } from '../site-query-client.ts';
import { tellSession } from '../use-visitor.ts';
import { MembershipPage } from './membership-page.tsx';

const OWN = '00000000-0000-4000-8000-00000000000a';
const USER = {
  ...{ userId: OWN, sub: 's', name: '王晓', username: null, nickname: null, phone: null, phone_number: null },
  ...{ photo: null, picture: null, vipStatus: false, maxExpiredAt: null },
};

let leaveHost: () => void;
const assign = vi.fn<typeof location.assign>();
const signIn = vi.fn<Site['signIn']>();
const inquire = vi.fn<Site['inquire']>();

beforeEach(() => {
  leaveHost = hostPaymentDialog();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.startsWith('/api/team')
      ? { items: [] }
      : { user: USER, personalTeamId: OWN, currentTeamId: OWN };
    return new Response(JSON.stringify({ code: 200, message: '', data }));
  });
});
afterEach(() => {
  cleanup();
  closePayment(false);
  leaveHost();
  clearTokens();
  tellSession('unknown');
  siteQueryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockClear();
});

function open(session: Site['session'], search = '') {
  const site: Site = { path: '/prime-introduction', search, session, signIn, inquire };
  render(
    <SiteContext value={site}>
      <MembershipPage />
    </SiteContext>,
  );
  if (session === 'none') return;
  saveTokens({ accessToken: 'a', idToken: 'i' });
  tellSession(session);
}

const buy = (plan: string) => fireEvent.click(screen.getByRole('button', { name: `购买${plan}` }));

it('sells every plan that has a price, and no other', () => {
  open('none');
  expect(screen.getAllByRole('button', { name: /^购买/ })).toHaveLength(6);
  expect(screen.queryByRole('button', { name: '购买免费版' })).toBeNull();
  expect(screen.queryByRole('button', { name: '购买企业版' })).toBeNull();
});

it('shows the content of each plan from the plan table', () => {
  open('none');
  const cells = (row: string) =>
    screen
      .getAllByRole('row')
      .filter((element) => element.textContent?.startsWith(row))
      .map((element) => [...element.querySelectorAll('td')].map((cell) => cell.textContent));
  expect(cells('文档比对')).toEqual([
    ['3 次', '60 次', '500 次', '200 次'],
    ['1,000 次', '4,000 次', '20,000 次', '按合同'],
  ]);
  expect(cells('转换、识别与纠错')).toEqual([
    ['每天 20 次', '每天 500 次', '每天 500 次', '每天 500 次'],
    ['每天 500 次', '每天 500 次', '每天 500 次', '每天 500 次'],
  ]);
  expect(cells('知识库空间')[1]).toEqual(['50 GB', '200 GB', '1 TB', '按合同']);
});

it('asks visitors to sign in first, then continues with the chosen plan', async () => {
  open('none');
  buy('月度会员');
  expect(signIn).toHaveBeenCalledWith('/prime-introduction?plan=monthly');
  expect(usePaymentDialog.getState().show).toBe(false);
  cleanup();
  open('valid', '?plan=monthly');
  await waitFor(() =>
    expect(usePaymentDialog.getState()).toMatchObject({ show: true, paymentType: { comboId: 1 } }),
  );
});

it.each(['free', 'enterprise', 'no-such-plan', 'toString'])(
  'sells nothing that is not for sale: %s',
  async (plan) => {
    open('valid', `?plan=${plan}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(usePaymentDialog.getState().show).toBe(false);
  },
);

it('opens the payment dialog with the chosen plan', async () => {
  open('valid');
  buy('月度会员');
  await waitFor(() =>
    expect(usePaymentDialog.getState()).toMatchObject({
      ...{ show: true, paymentType: { workSpace: 0, comboId: 1 }, eventEnterText: '' },
    }),
  );
});

it('says so when the plan is for another kind of space', async () => {
  open('valid');
  buy('团队高级版');
  await waitFor(() =>
    expect(usePaymentDialog.getState().eventEnterText).toContain('团队套餐请切换到团队空间后购买'),
  );
});

it('opens the requirement dialog for the enterprise plan', () => {
  open('none');
  fireEvent.click(screen.getByRole('button', { name: '提交需求' }));
  expect(inquire).toHaveBeenCalledWith('requirement');
});

it('waits for a token that is still being verified before it sells', async () => {
  open('unknown');
  buy('月度会员');
  await new Promise((resolve) => setTimeout(resolve));
  expect(usePaymentDialog.getState().show).toBe(false);
  tellSession('valid');
  await waitFor(() => expect(usePaymentDialog.getState().show).toBe(true));
});

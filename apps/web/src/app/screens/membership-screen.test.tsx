// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closePayment,
  hostPaymentDialog,
  usePaymentDialog,
} from '../../shared/payment/payment-dialog.store.ts';
import { clearTokens, saveTokens } from '../../shared/session/token-store.ts';
import { MembershipScreen } from './membership-screen.tsx';

const OWN = '00000000-0000-4000-8000-00000000000a';
const USER = {
  ...{ userId: OWN, sub: 's', name: '王晓', username: null, nickname: null, phone: null, phone_number: null },
  ...{ photo: null, picture: null, vipStatus: false, maxExpiredAt: null },
};

let leaveHost: () => void;

beforeEach(() => {
  leaveHost = hostPaymentDialog();
  // Without Web Crypto the server decides whether somebody is signed in.
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.startsWith('/api/team')
      ? { items: [] }
      : { user: USER, personalTeamId: OWN, currentTeamId: OWN };
    return new Response(JSON.stringify({ code: 200, message: '', data }));
  });
});
afterEach(() => {
  cleanup();
  clearTokens();
  closePayment(false);
  leaveHost();
  vi.unstubAllGlobals();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/prime-introduction', element: <MembershipScreen /> },
      { path: '/', element: null },
    ],
    { initialEntries: ['/prime-introduction'] },
  );
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, client };
}

async function openSignedIn() {
  saveTokens({ accessToken: 'a', idToken: 'i' });
  const { client } = open();
  await waitFor(() => expect(client.getQueryData(['session'])).toBeDefined());
}

const buy = (plan: string) => fireEvent.click(screen.getByRole('button', { name: `购买${plan}` }));

it('sells every plan that has a price, and no other', () => {
  open();
  expect(screen.getAllByRole('button', { name: /^购买/ })).toHaveLength(6);
  expect(screen.queryByRole('button', { name: '购买免费版' })).toBeNull();
  expect(screen.queryByRole('button', { name: '购买企业版' })).toBeNull();
});

it('asks visitors to sign in first, and brings them back', async () => {
  const { router } = open();
  buy('月度会员');
  await waitFor(() => expect(router.state.location.search).toBe('?redirect=/prime-introduction'));
  expect(usePaymentDialog.getState().show).toBe(false);
});

it('opens the payment dialog with the plan that was chosen', async () => {
  await openSignedIn();
  buy('月度会员');
  expect(usePaymentDialog.getState()).toMatchObject({
    ...{ show: true, paymentType: { workSpace: 0, comboId: 1 }, eventEnterText: '' },
  });
});

it('says so when the plan is for another kind of space', async () => {
  await openSignedIn();
  buy('团队高级版');
  expect(usePaymentDialog.getState().eventEnterText).toContain('团队套餐请切换到团队空间后购买');
});

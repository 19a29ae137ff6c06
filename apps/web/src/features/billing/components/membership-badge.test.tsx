// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { membershipNames, plans } from '@wenjian/api';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import {
  closePayment,
  hostPaymentDialog,
  usePaymentDialog,
} from '../../../shared/payment/payment-dialog.store.ts';
import type { BalanceAnswer } from '../api/balance.query.ts';
import { FreeTrialReminder } from './free-trial-reminder.tsx';
import { MembershipBadge } from './membership-badge.tsx';

const TEAM = 'team';
const HOUR_SECONDS = 3600;

function balance(change: Partial<BalanceAnswer> = {}): BalanceAnswer {
  const three = { count: 3, limit: 3, expiredAt: null };
  return {
    auditBalance: three,
    duplicateBalance: three,
    compareBalance: three,
    templateBalance: three,
    maxExpiredAt: null,
    vipStatus: false,
    membership: 'free',
    vipTime: 0,
    ...change,
  };
}

let client: QueryClient;

function show(answer: BalanceAnswer, isPersonal = true): void {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['balance', TEAM], answer);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MembershipBadge teamId={TEAM} isPersonal={isPersonal} />
        <FreeTrialReminder teamId={TEAM} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  closePayment(false);
});

/** Those of a month and of a year differ in being filled. */
const icons = {
  free: 'smile',
  monthly: 'crown',
  yearly: 'crown',
  comparison: 'diff',
  rights: 'gift',
  basic: 'team',
  advanced: 'rocket',
  flagship: 'trophy',
  enterprise: 'bank',
};

describe('the membership badge', () => {
  it.each(membershipNames)('has the icon %s by its name', (membership) => {
    show(balance({ membership }));
    const sign = document.querySelector(`[data-membership="${membership}"]`);
    expect(sign?.textContent).toBe(plans[membership].label);
    expect(sign?.querySelector('svg')?.getAttribute('data-icon')).toBe(icons[membership]);
  });

  it('has an icon of its own for each name', () => {
    const drawn = membershipNames.map((membership) => {
      show(balance({ membership }));
      const drawing = document.querySelector('[data-membership] svg')?.innerHTML;
      cleanup();
      return drawing;
    });
    expect(new Set(drawn).size).toBe(membershipNames.length);
  });

  it('shows a countdown only in the last 72 hours', () => {
    show(balance({ membership: 'monthly', vipTime: 72 * HOUR_SECONDS }));
    expect(screen.getByRole('timer').textContent).toMatch(/72:00:00|71:59:5\d/);
    cleanup();
    show(balance({ membership: 'monthly', vipTime: 72 * HOUR_SECONDS + 60 }));
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('the VIP tool dialog', () => {
  it('shows the remaining uses of every tool, and links to the plans', async () => {
    const leave = hostPaymentDialog();
    show(
      balance({
        membership: 'monthly',
        vipStatus: true,
        compareBalance: { count: 59, limit: 63, expiredAt: null },
        auditBalance: { count: 28, limit: 33, expiredAt: null },
        duplicateBalance: { count: 27, limit: 32, expiredAt: null },
        templateBalance: { count: 19, limit: 23, expiredAt: null },
      }),
    );
    fireEvent.click(screen.getByTitle('会员与次数'));
    await screen.findByText('剩余 59 / 63 次');
    for (const left of ['28 / 33', '27 / 32', '19 / 23']) screen.getByText(`剩余 ${left} 次`);
    fireEvent.click(screen.getByRole('button', { name: '升级套餐' }));
    expect(usePaymentDialog.getState()).toMatchObject({
      show: true,
      paymentType: { workSpace: 0, comboId: 2 },
    });
    leave();
  });

  it('offers a team the next larger plan', async () => {
    const leave = hostPaymentDialog();
    show(balance({ membership: 'basic', vipStatus: true }), false);
    fireEvent.click(screen.getByTitle('会员与次数'));
    fireEvent.click(await screen.findByRole('button', { name: '升级套餐' }));
    expect(usePaymentDialog.getState().paymentType).toEqual({ workSpace: 1, comboId: 6 });
    leave();
  });
});

describe('the free-trial reminder', () => {
  it('appears when the last free use was just taken, and can be closed', async () => {
    show(balance());
    expect(screen.queryByText('免费体验次数已用完')).toBeNull();
    const compareBalance = { count: 0, limit: 3, expiredAt: null };
    act(() => client.setQueryData(['balance', TEAM], balance({ compareBalance })));
    await screen.findByText(/文档比对的免费次数已经用完/);
    fireEvent.click(screen.getByRole('button', { name: '以后再说' }));
    expect(screen.queryByText('免费体验次数已用完')).toBeNull();
  });
});

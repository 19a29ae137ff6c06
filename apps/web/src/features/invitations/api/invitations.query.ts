import { queryOptions } from '@tanstack/react-query';
import { getInviteCode, listInvited, listInvitedCoupons, readInviteReward } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

const INVITATIONS_KEY = ['invitations'];

export function inviteCodeQuery() {
  return queryOptions({ queryKey: [...INVITATIONS_KEY, 'code'], queryFn: () => call(getInviteCode, {}) });
}

export function invitedQuery(page: number, pageSize: number) {
  return queryOptions({
    queryKey: [...INVITATIONS_KEY, 'list', page],
    queryFn: () => call(listInvited, { query: { page, pageSize } }),
  });
}

/** The newest; older ones stand among the user's coupons. */
const COUPONS_SHOWN = 5;

export function invitedCouponsQuery() {
  return queryOptions({
    queryKey: [...INVITATIONS_KEY, 'coupons'],
    queryFn: () => call(listInvitedCoupons, { query: { page: 1, pageSize: COUPONS_SHOWN } }),
  });
}

/** Read again when the page gets the focus again, not more often. */
const REWARD_STALE_MS = 60_000;

export function inviteRewardQuery() {
  return queryOptions({
    queryKey: ['inviteReward'],
    queryFn: () => call(readInviteReward, {}),
    staleTime: REWARD_STALE_MS,
    retry: false,
  });
}

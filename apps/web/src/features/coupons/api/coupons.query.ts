import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, type CouponState, listCoupons, MAX_PAGE_SIZE } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type Coupon = AnswerOf<typeof listCoupons>['items'][number];

export const COUPONS_KEY = ['coupons'];

export function couponsQuery(state: CouponState) {
  return queryOptions({
    queryKey: [...COUPONS_KEY, state],
    queryFn: () => call(listCoupons, { query: { state, pageSize: MAX_PAGE_SIZE } }),
  });
}

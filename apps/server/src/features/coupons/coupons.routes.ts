import { type coupon, listCoupons, listInvitedCoupons, redeemActivityCode } from '@wenjian/api';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { type CouponRow, listCoupons as readCoupons } from './coupons.repository.ts';
import { redeemCode } from './coupons.service.ts';

export function couponRoutes(database: Database, activityEnd: Date): readonly RouteHandler[] {
  return [
    handle(listCoupons, async ({ query, context: { user } }) =>
      presentPage(await readCoupons(database, user.id, query)),
    ),
    handle(listInvitedCoupons, async ({ query, context: { user } }) =>
      presentPage(await readCoupons(database, user.id, { ...query, origin: 'invitation' })),
    ),
    handle(redeemActivityCode, async ({ body, context: { user } }) =>
      present(await redeemCode(database, user.id, body.code, activityEnd)),
    ),
  ];
}

function presentPage(page: { readonly items: readonly CouponRow[]; readonly total: number }) {
  return { items: page.items.map(present), total: page.total };
}

function present({ coupon: given, kind, state }: CouponRow): z.output<typeof coupon> {
  return {
    id: given.id,
    name: kind.name,
    discountFen: kind.discountFen,
    minPriceFen: kind.minPriceFen,
    plans: kind.plans,
    origin: given.origin,
    state,
    givenAt: given.createdAt.toISOString(),
    expiresAt: given.expiresAt.toISOString(),
    usedAt: given.usedAt?.toISOString() ?? null,
  };
}

/** What operators do with coupons, from a terminal or the console; each is recorded in the audit trail, in the same transaction. */
import { randomUUID } from 'node:crypto';
import { formatFen } from '@wenjian/api';
import type { Connection, Database } from '../../platform/database/database.ts';
import { dayName, dayNumber } from '../../platform/people/beijing-day.ts';
import {
  couponsText,
  findUserByPhone,
  giveCoupon,
  insertKind,
  isStandingCode,
  listKinds,
  type NewCouponKind,
} from '../coupons/index.ts';
import { postMessages } from '../messages/index.ts';
import { type Operator, recordOperation } from './operations.repository.ts';

export interface CouponActions {
  /** False: a coupon with this code exists already. */
  createCoupon(kind: NewCouponKind): Promise<boolean>;
  listCoupons(): Promise<Awaited<ReturnType<typeof listKinds>>>;
  /** To the user of a phone number, as often as the command is run. */
  giveCoupon(
    phone: string,
    code: string,
  ): Promise<{ readonly kind: 'given' | 'unknownUser' | 'unknownCoupon' | 'exhausted' }>;
}

export function couponActions(database: Database, operator: Operator): CouponActions {
  return {
    listCoupons: () => listKinds(database),
    createCoupon: (kind) =>
      database.transaction(async (transaction) => {
        // Built-in coupons keep their terms.
        const isNew = !isStandingCode(kind.code) && (await insertKind(transaction, kind));
        if (!isNew) return false;
        const { code: subject, name, discountFen, quantity = null } = kind;
        const details = { name, discountFen, quantity };
        await recordOperation(transaction, operator, { action: 'coupon create', subject, details });
        return true;
      }),
    giveCoupon: (phone, code) =>
      database.transaction((transaction) => give(transaction, operator, { phone, code })),
  };
}

async function give(
  connection: Connection,
  operator: Operator,
  { phone, code }: { readonly phone: string; readonly code: string },
) {
  const userId = await findUserByPhone(connection, phone);
  if (userId === null) return { kind: 'unknownUser' } as const;
  const reason = `operator:${randomUUID()}`;
  const outcome = await giveCoupon(connection, { code, userId, origin: 'operator', reason });
  if (outcome.kind === 'unknown') return { kind: 'unknownCoupon' } as const;
  if (outcome.kind !== 'given') return { kind: 'exhausted' } as const;
  const day = dayName(dayNumber(outcome.expiresAt));
  const content = couponsText.given(outcome.of.name, formatFen(outcome.of.discountFen), day);
  await postMessages(connection, [
    { userId, teamId: null, kind: 'reward', content, link: null, subject: null },
  ]);
  const details = { code, couponId: outcome.couponId };
  await recordOperation(connection, operator, { action: 'coupon give', subject: userId, details });
  return { kind: 'given' } as const;
}

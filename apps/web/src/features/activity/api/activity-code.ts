import { type AnswerOf, checkActivityCode, redeemActivityCode } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type CouponOffer = AnswerOf<typeof checkActivityCode>;

export function checkCode(code: string): Promise<CouponOffer> {
  return call(checkActivityCode, { body: { code } });
}

export async function redeemCode(code: string): Promise<void> {
  await call(redeemActivityCode, { body: { code } });
}

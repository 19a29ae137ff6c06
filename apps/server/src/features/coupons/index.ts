export { findUserByPhone, insertKind, listKinds, type NewCouponKind } from './coupons.repository.ts';
export {
  applyCoupon,
  findActivityCoupon,
  listUsableCoupons,
  releaseCoupon,
  useUpCoupon,
} from './coupons.service.ts';
export { couponsText } from './coupons.text.ts';
export { giveCoupon } from './give-coupon.ts';
export {
  giveInvitationCoupon,
  giveNewUserCoupon,
  isStandingCode,
  takeBackNewUserCoupon,
} from './standing-coupons.ts';

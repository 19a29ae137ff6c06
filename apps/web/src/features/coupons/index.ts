export { CouponListDialog } from './components/coupon-list-dialog.tsx';
export { GreetingCoupon } from './components/greeting-coupon.tsx';

import { useQuery } from '@tanstack/react-query';
import { couponsQuery } from '../api/coupons.query.ts';
import { couponsText as text } from '../text.ts';
import { CouponCard } from './coupon-card.tsx';
import styles from './coupon-list.module.css';

/** The coupon of a new user, in the welcome popup. Empty when they have none. */
export function GreetingCoupon() {
  const coupons = useQuery(couponsQuery('usable')).data?.items;
  const coupon = coupons?.find(({ origin }) => origin === 'newUser');
  if (!coupon) return null;
  return (
    <>
      <p className={styles.greeting}>{text.greeting}</p>
      <CouponCard coupon={coupon} />
    </>
  );
}

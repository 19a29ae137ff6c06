import { couponsText as text } from '../text.ts';
import { type CouponTerms, type CouponTime, couponWords } from '../view-model/coupon-words.ts';
import styles from './coupon-card.module.css';

/** A ticket. Plain HTML: public pages use it too. */
export function CouponCard({ coupon }: { readonly coupon: CouponTerms & CouponTime }) {
  const { amount, condition, scope, time, origin } = couponWords(coupon);
  const isOpen = !('state' in coupon) || coupon.state === 'usable';
  return (
    <article className={styles.card} data-open={isOpen} aria-label={coupon.name}>
      <p className={styles.worth}>
        <span>{text.yuan}</span>
        <strong>{amount}</strong>
        <em>{condition}</em>
      </p>
      <div className={styles.terms}>
        <h3>
          {coupon.name}
          {origin ? <small>{origin}</small> : null}
        </h3>
        <p>{scope}</p>
        <p>{time}</p>
      </div>
    </article>
  );
}

import { useQuery } from '@tanstack/react-query';
import { formatFen } from '@wenjian/api';
import { formatDay } from '../../../shared/format/format-day.ts';
import { invitedCouponsQuery } from '../api/invitations.query.ts';
import { invitationsText as text } from '../text.ts';
import styles from './invitation-panel.module.css';

/** What invitations have brought besides points; nothing is shown while there is none. */
export function InvitedCoupons() {
  const coupons = useQuery(invitedCouponsQuery());
  if (coupons.isError) return <p role="alert">{coupons.error.message}</p>;
  const items = coupons.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="invited-coupons-title">
      <h3 id="invited-coupons-title" className={styles.listTitle}>
        {text.couponsTitle}
      </h3>
      <ul className={styles.list}>
        {items.map(({ id, name, discountFen, expiresAt, state }) => (
          <li key={id}>
            <span>
              {name} {text.couponDiscount(formatFen(discountFen))}
            </span>
            <span>{text.couponStates[state]}</span>
            <time dateTime={expiresAt}>{text.couponUntil(formatDay(expiresAt))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

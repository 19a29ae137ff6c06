import { formatFen, type PaymentProviderName } from '@wenjian/api';
import { Alert, Radio, Select } from 'antd';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { Quote } from '../api/orders.query.ts';
import { paymentText as text } from '../payment.text.ts';
import styles from './payment.module.css';

interface OrderSummaryProps {
  readonly quote: Quote;
  readonly couponId: string | null;
  readonly amountFen: number;
  readonly provider: PaymentProviderName | null;
  readonly onCoupon: (couponId: string | null) => void;
  readonly onProvider: (provider: PaymentProviderName) => void;
}

const NO_COUPON = '';

/** The bill: price, deductions, the amount to pay and the payment method. */
export function OrderSummary(props: OrderSummaryProps) {
  const { quote, couponId, amountFen, provider, onCoupon, onProvider } = props;
  return (
    <>
      <p className={styles.faint}>{text.kinds[quote.kind]}</p>
      <dl className={styles.lines}>
        <dt>{text.price}</dt>
        <dd>¥{formatFen(quote.priceFen)}</dd>
        {quote.creditFen > 0 && (
          <>
            <dt>{text.credit}</dt>
            <dd>−¥{formatFen(quote.creditFen)}</dd>
          </>
        )}
        <dt>{text.coupon}</dt>
        <dd>
          {quote.coupons.length === 0 ? (
            <span className={styles.faint}>{text.noCoupons}</span>
          ) : (
            <Select
              aria-label={text.coupon}
              value={couponId ?? NO_COUPON}
              onChange={(value) => onCoupon(value === NO_COUPON ? null : value)}
              options={[{ value: NO_COUPON, label: text.noCoupon }, ...quote.coupons.map(toOption)]}
            />
          )}
        </dd>
        <dt>{text.amount}</dt>
        <dd className={styles.amount} data-testid="payment-amount">
          ¥{formatFen(amountFen)}
        </dd>
      </dl>
      {quote.validUntil && <p className={styles.faint}>{text.until(formatDay(quote.validUntil))}</p>}
      {quote.providers.length === 0 ? (
        <Alert type="info" showIcon title={text.noProvider} />
      ) : (
        <Radio.Group
          aria-label={text.provider}
          value={provider}
          options={quote.providers.map((value) => ({ value, label: text.providers[value] }))}
          onChange={({ target }) => onProvider(target.value)}
        />
      )}
    </>
  );
}

function toOption({ couponId, name, discountFen }: Quote['coupons'][number]) {
  return { value: couponId, label: text.couponOption(name, formatFen(discountFen)) };
}

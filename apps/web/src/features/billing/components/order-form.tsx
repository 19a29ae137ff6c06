import { useQuery } from '@tanstack/react-query';
import { formatFen, type Invoice, type Order, type PaymentProviderName, type PlanName } from '@wenjian/api';
import { Alert, Button, QRCode, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { type PaymentType, usePaymentDialog } from '../../../shared/payment/payment-dialog.store.ts';
import { type Purchase, type Quote, quoteQuery, useCreateOrder } from '../api/orders.query.ts';
import { paymentText as text } from '../payment.text.ts';
import { paymentTypeOf } from '../view-model/plans.ts';
import { InvoiceToggle } from './invoice-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import styles from './payment.module.css';
import { PlanChoice } from './plan-choice.tsx';

interface OrderFormProps {
  readonly teamId: string;
  readonly isPersonal: boolean;
  /** Ordered at once, without showing the form. `couponId` undefined: the best one. */
  readonly isImmediate: boolean;
  readonly choice: { readonly plan: PlanName; readonly couponId: string | null | undefined };
  readonly onPlan: (plan: PlanName) => void;
  readonly onCoupon: (couponId: string | null) => void;
  readonly onQuote: (quote: Quote) => void;
  readonly onOrdered: (order: Order) => void;
}

/** The plan, its price, and the order button. */
export function OrderForm(props: OrderFormProps) {
  const { teamId, isPersonal, choice, onPlan } = props;
  const input = paymentTypeOf(choice.plan, isPersonal);
  const quote = useQuery(quoteQuery(teamId, input));
  return (
    <div className={styles.orderForm}>
      <PlanChoice isPersonal={isPersonal} plan={choice.plan} onChoose={onPlan} />
      <div className={styles.bill}>
        {quote.isPending && <Skeleton active />}
        {quote.isError && (
          <Alert type="warning" showIcon title={text.quoteFailed} description={quote.error.message} />
        )}
        {quote.data && <Bill key={choice.plan} {...props} quote={quote.data} input={input} />}
      </div>
    </div>
  );
}

interface BillProps extends OrderFormProps {
  readonly quote: Quote;
  readonly input: PaymentType;
}

function Bill({ teamId, isImmediate, choice, onCoupon, onQuote, onOrdered, quote, input }: BillProps) {
  const [provider, setProvider] = useState<PaymentProviderName | null>(quote.providers[0] ?? null);
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const [isInvoiceOpen, setInvoiceOpen] = useState(false);
  const [best] = quote.coupons;
  const coupon =
    choice.couponId === undefined ? best : quote.coupons.find(({ couponId }) => couponId === choice.couponId);
  const amountFen = quote.amountFen - (coupon?.discountFen ?? 0);
  const wanted = { ...input, ...(coupon && { couponId: coupon.couponId }), ...(invoice && { invoice }) };
  const { order, isOrdering, error } = useOrdering(teamId, wanted, onOrdered);
  const pay = () => provider && order(provider);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the price is known
  useEffect(() => {
    onQuote(quote);
    if (isImmediate) pay();
  }, []);
  return (
    <>
      <OrderSummary
        quote={quote}
        couponId={coupon?.couponId ?? null}
        amountFen={amountFen}
        provider={provider}
        onCoupon={onCoupon}
        onProvider={setProvider}
      />
      <InvoiceToggle isOpen={isInvoiceOpen} onToggle={setInvoiceOpen} onChange={setInvoice} />
      <OrderButton
        amountFen={amountFen}
        error={error}
        isOrdering={isOrdering}
        isDisabled={provider === null || (isInvoiceOpen && invoice === null)}
        onOrder={pay}
      />
    </>
  );
}

type Wanted = Omit<Purchase, 'provider' | 'idempotencyKey'>;

/** The same choice sent twice is one order, with any payment provider; another choice is another order. */
function useOrdering(teamId: string, wanted: Wanted, onOrdered: (order: Order) => void) {
  const create = useCreateOrder(teamId);
  const sent = useRef({ choice: '', key: '' });
  const order = (provider: PaymentProviderName) => {
    const choice = JSON.stringify(wanted);
    if (sent.current.choice !== choice) sent.current = { choice, key: newIdempotencyKey() };
    create.mutate({ ...wanted, provider, idempotencyKey: sent.current.key }, { onSuccess: onOrdered });
  };
  return { order, isOrdering: create.isPending, error: create.error };
}

interface OrderButtonProps {
  readonly amountFen: number;
  readonly error: Error | null;
  readonly isOrdering: boolean;
  readonly isDisabled: boolean;
  readonly onOrder: () => void;
}

function OrderButton({ amountFen, error, isOrdering, isDisabled, onOrder }: OrderButtonProps) {
  const isCodeLoading = usePaymentDialog(({ qrCodeLoading }) => qrCodeLoading);
  return (
    <>
      {error && <Alert type="error" showIcon title={error.message} />}
      {isCodeLoading && <LoadingCode />}
      <Button type="primary" size="large" block loading={isOrdering} disabled={isDisabled} onClick={onOrder}>
        {isOrdering ? text.ordering : text.order(formatFen(amountFen))}
      </Button>
    </>
  );
}

/** The place of the QR code. It is hidden while it loads, but must not be empty. */
function LoadingCode() {
  return (
    <div role="img" aria-label={text.qrLoading} className={styles.loadingCode}>
      <QRCode type="svg" value={text.qrLoading} status="loading" />
    </div>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatFen, type Order, plans } from '@wenjian/api';
import { Button, QRCode, Result } from 'antd';
import { useEffect } from 'react';
import { palettes } from '../../../shared/theme/tokens.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { orderQuery, refreshMembership } from '../api/orders.query.ts';
import { paymentText as text } from '../payment.text.ts';
import { formatTimeLeft } from '../view-model/plans.ts';
import styles from './payment.module.css';

interface ScanStepProps {
  readonly order: Order;
  /** Called after payment to continue the interrupted task. */
  readonly isInterruption?: boolean;
  readonly onPaid: () => void;
  /** The order is over, or the user wants another choice. */
  readonly onAgain: () => void;
}

const QR_SIZE = 200;
/** Cameras need dark on light, in every theme. */
const { ink, paper } = palettes.light;
/** Long enough to read the success message. */
const PAID_MS = 1_200;

/** The QR code to scan, and the state of the order. */
export function ScanStep({ order: ordered, isInterruption = false, onPaid, onAgain }: ScanStepProps) {
  const client = useQueryClient();
  const { data: order = ordered } = useQuery({ ...orderQuery(ordered.id), initialData: ordered });
  const left = formatTimeLeft(order.expiresAt, useNow());
  const isPaid = order.state === 'paid';
  const isOver = order.state === 'closed' || (left === null && order.state === 'pending');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is paid
  useEffect(() => {
    if (!isPaid) return;
    void refreshMembership(client);
    const timer = setTimeout(onPaid, PAID_MS);
    return () => clearTimeout(timer);
  }, [isPaid]);
  if (isPaid)
    return (
      <Result
        status="success"
        title={text.paid}
        subTitle={isInterruption ? text.paidGoingOn : text.paidHint}
      />
    );
  return (
    <div className={styles.scan}>
      <strong>{plans[order.plan].label}</strong>
      <span className={styles.amount}>¥{formatFen(order.amountFen)}</span>
      {order.payUrl !== null || isOver ? (
        <div role="img" aria-label={text.qr}>
          <QRCode
            type="svg"
            size={QR_SIZE}
            color={ink}
            bgColor={paper}
            value={order.payUrl ?? order.number}
            status={isOver ? 'expired' : 'active'}
            onRefresh={onAgain}
          />
        </div>
      ) : (
        <span>{text.failed}</span>
      )}
      <ScanHint order={order} isOver={isOver} left={left} />
      <Button onClick={onAgain}>{isOver ? text.again : text.back}</Button>
    </div>
  );
}

interface ScanHintProps {
  readonly order: Order;
  readonly isOver: boolean;
  readonly left: string | null;
}

function ScanHint({ order: { provider, payUrl }, isOver, left }: ScanHintProps) {
  if (isOver) return <span role="status">{text.expired}</span>;
  return (
    <>
      {provider && <span>{text.scan[provider]}</span>}
      {provider && provider !== 'sandbox' && <OnPhone url={provider === 'alipay' ? payUrl : null} />}
      {provider === 'sandbox' && payUrl && (
        <a href={payUrl} target="_blank" rel="noreferrer">
          {text.openCashier}
        </a>
      )}
      <span className={styles.faint} role="status">
        {text.waiting}
        {left !== null && ` · ${text.timeLeft(left)}`}
      </span>
    </>
  );
}

/** Shown on narrow screens. Alipay's code is an address that a phone opens; WeChat's can only be scanned. */
function OnPhone({ url }: { readonly url: string | null }) {
  if (url !== null)
    return (
      <a className={styles.onPhone} href={url}>
        {text.openAlipay}
      </a>
    );
  return <span className={styles.onPhone}>{text.onPhone}</span>;
}

import { Alert, Button, Progress, Skeleton } from 'antd';
import { formatDay } from '../../../shared/format/format-day.ts';
import { useMembership } from '../api/use-membership.ts';
import { billingText as text } from '../text.ts';
import type { Membership } from '../view-model/membership.ts';
import styles from './billing.module.css';

/** The remaining uses of each tool in the current space. */
export function BalanceCards({ teamId }: { readonly teamId: string }) {
  const membership = useMembership(teamId);
  if (membership.isPending) return <Skeleton active paragraph={{ rows: 1 }} />;
  if (membership.isError) {
    return (
      <Alert
        type="warning"
        showIcon
        title={text.failed}
        description={membership.error.message}
        action={
          <Button size="small" onClick={() => void membership.refetch()}>
            {text.retry}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.cards}>
      {balancesOf(membership.data).map((balance) => (
        <BalanceCard key={balance.label} {...balance} />
      ))}
    </div>
  );
}

interface Balance {
  readonly label: string;
  readonly left: number;
  readonly limit: number;
  readonly expiredAt: string | null;
}

function balancesOf(membership: Membership): readonly Balance[] {
  return [
    {
      label: text.compare,
      left: membership.compareTimes,
      limit: membership.compareTimesLimit,
      expiredAt: membership.compareExpiredAt,
    },
    {
      label: text.audit,
      left: membership.auditTimes,
      limit: membership.auditTimesLimit,
      expiredAt: membership.auditExpiredAt,
    },
    {
      label: text.duplicate,
      left: membership.duplicateTimes,
      limit: membership.duplicateTimesLimit,
      expiredAt: membership.duplicateExpiredAt,
    },
  ];
}

const WHOLE = 100;

function BalanceCard({ label, left, limit, expiredAt }: Balance) {
  const percent = limit > 0 ? Math.min(WHOLE, (left / limit) * WHOLE) : 0;
  return (
    <div className={styles.card}>
      <div className={styles.label}>{label}</div>
      <div className={styles.figure}>
        <strong>{left.toLocaleString('zh-CN')}</strong> {text.unit}
      </div>
      <Progress
        percent={percent}
        showInfo={false}
        size="small"
        strokeColor="var(--accent)"
        aria-label={label}
      />
      <div className={styles.note}>
        <span>{text.of(limit)}</span>
        <span>{expiredAt ? text.until(formatDay(expiredAt)) : text.noExpiry}</span>
      </div>
    </div>
  );
}

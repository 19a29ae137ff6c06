import { CrownOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useMembership } from '../api/use-membership.ts';
import { billingText as text } from '../text.ts';
import { formatCountdown, remainingVipMs, showsCountdown } from '../view-model/membership.ts';
import styles from './billing.module.css';

/** The header's membership sign: the plan's kind, and a countdown in its last 72 hours. */
export function MembershipBadge({ teamId }: { readonly teamId: string }) {
  const { data, dataUpdatedAt } = useMembership(teamId);
  if (!data) return null;
  return (
    <Link to="/prime-introduction" className={styles.badge} title={text.membershipLink}>
      {data.vipStatus ? (
        <Tag icon={<CrownOutlined />} color="gold">
          {text.member}
        </Tag>
      ) : (
        <Tag>{text.free}</Tag>
      )}
      <Countdown key={dataUpdatedAt} vipTimeMs={data.vipTime} receivedAtMs={dataUpdatedAt} />
    </Link>
  );
}

const TICK_MS = 1000;

interface CountdownProps {
  readonly vipTimeMs: number;
  readonly receivedAtMs: number;
}

function Countdown({ vipTimeMs, receivedAtMs }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  const remainingMs = remainingVipMs(vipTimeMs, receivedAtMs, now);
  const isShown = showsCountdown(remainingMs);
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <span className={styles.countdown} role="timer">
      {text.expiresIn} {formatCountdown(remainingMs)}
    </span>
  );
}

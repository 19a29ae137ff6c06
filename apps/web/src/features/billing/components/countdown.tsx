import { useNow } from '../../../shared/ui/use-now.ts';
import { billingText as text } from '../text.ts';
import { formatCountdown, remainingVipMs, showsCountdown } from '../view-model/membership.ts';
import styles from './billing.module.css';

interface CountdownProps {
  readonly vipTimeMs: number;
  readonly receivedAtMs: number;
}

/** Shown only in the last 72 hours of a membership. */
export function Countdown({ vipTimeMs, receivedAtMs }: CountdownProps) {
  const now = useNow();
  const remainingMs = remainingVipMs(vipTimeMs, receivedAtMs, now);
  if (!showsCountdown(remainingMs)) return null;
  return (
    <span className={styles.countdown} role="timer">
      {text.expiresIn} {formatCountdown(remainingMs)}
    </span>
  );
}

import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { openPayment } from '../../../shared/payment/payment-dialog.store.ts';
import { useMembership } from '../api/use-membership.ts';
import { trialText as text } from '../payment.text.ts';
import { usedUpTools } from '../view-model/free-trial.ts';
import styles from './payment.module.css';

/**
 * Appears when a free space has just taken its last use of a tool, not on every visit. It is in the corner
 * and does not cover the result of that use.
 */
export function FreeTrialReminder({ teamId }: { readonly teamId: string }) {
  const { data } = useMembership(teamId);
  const [tools, setTools] = useState<readonly string[]>([]);
  const before = useRef<typeof data>(undefined);
  useEffect(() => {
    if (!data) return;
    const gone = before.current ? usedUpTools(before.current, data) : [];
    before.current = data;
    if (gone.length > 0) setTools(gone);
    if (data.vipStatus) setTools([]);
  }, [data]);
  if (tools.length === 0) return null;
  const buy = () => {
    setTools([]);
    void openPayment({ eventEnterText: text.title });
  };
  return (
    <aside className={styles.reminder} aria-label={text.title}>
      <strong>{text.title}</strong>
      <p>{text.body(tools.join('、'))}</p>
      <div className={styles.choices}>
        <Button type="primary" onClick={buy}>
          {text.buy}
        </Button>
        <Button onClick={() => setTools([])}>{text.later}</Button>
      </div>
    </aside>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stopTimeQuery } from '../api/stop-time.query.ts';
import { activityText as text } from '../text.ts';
import { isActivityOpen } from '../view-model/activity-window.ts';
import styles from './activity.module.css';
import { ActivityStatus } from './activity-status.tsx';

/** The offers while the activity is open; afterwards the page says that it is over and has no code field. */
export function PromotionPage({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(stopTimeQuery());
  return (
    <>
      <div className={styles.status}>
        <ActivityStatus />
      </div>
      {data && isActivityOpen(data) ? (
        <section className={styles.box} aria-labelledby="activity-code-title">
          <h2 id="activity-code-title">{text.codeTitle}</h2>
          <p>{text.codeLead}</p>
          {children}
        </section>
      ) : null}
    </>
  );
}

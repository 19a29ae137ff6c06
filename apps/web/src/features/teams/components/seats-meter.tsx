import { TEAM_WORK_SPACE } from '@wenjian/api';
import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { openPayment } from '../../../shared/payment/payment-dialog.store.ts';
import type { TeamPeople } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import { seatsLeft } from '../view-model/member-list.ts';
import { comboWithMoreSeats } from '../view-model/more-seats.ts';
import styles from './team-page.module.css';

const WHOLE = 100;

interface SeatsMeterProps {
  readonly seats: TeamPeople['seats'];
  /** The contact link, for teams that need more than any plan has. */
  readonly contact?: ReactNode;
}

export function SeatsMeter({ seats, contact }: SeatsMeterProps) {
  const { used, limit, trialEndsAt } = seats;
  const isFull = seatsLeft(seats) === 0;
  return (
    <section className={`${styles.card} ${styles.seats}`} aria-label={text.seats}>
      <strong>{text.seats}</strong>
      {limit === null ? (
        <span className={styles.figures}>{text.seatsUnlimited(formatCount(used))}</span>
      ) : (
        <>
          <Progress
            className={styles.meter ?? ''}
            percent={Math.min(WHOLE, (used / limit) * WHOLE)}
            showInfo={false}
            aria-label={text.seats}
          />
          <span className={styles.figures}>{text.seatsUsed(formatCount(used), formatCount(limit))}</span>
        </>
      )}
      <span className={isFull ? styles.full : styles.faint}>{isFull ? text.seatsFull : text.seatsHint}</span>
      {trialEndsAt !== null && limit !== null && (
        <span className={styles.faint}>{text.seatsTrial(limit, formatDay(trialEndsAt))}</span>
      )}
      {isFull && limit !== null && <UpgradeButton limit={limit} />}
      {contact}
    </section>
  );
}

/** The next plan with room, over this page; above the largest only the contact link. */
function UpgradeButton({ limit }: { readonly limit: number }) {
  const comboId = comboWithMoreSeats(limit);
  if (comboId === null) return null;
  const paymentType = { workSpace: TEAM_WORK_SPACE, comboId };
  return (
    <Button type="link" onClick={() => void openPayment({ paymentType, eventEnterText: text.seatsFull })}>
      {text.upgrade}
    </Button>
  );
}

import { Button } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { type TeamPeople, useTeamActions } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import styles from './team-page.module.css';

interface InvitationListProps {
  readonly teamId: string;
  readonly people: TeamPeople;
}

export function InvitationList({ teamId, people: { invitations } }: InvitationListProps) {
  const { add, withdraw } = useTeamActions(teamId);
  const isBusy = add.isPending || withdraw.isPending;
  const say = (message: string) => showToast({ kind: 'success', message });
  const complain = (error: Error) => showToast({ kind: 'error', message: error.message });
  return (
    <section className={styles.section}>
      <h2>{text.invitations(formatCount(invitations.length))}</h2>
      <span className={styles.faint}>{text.invitationsLead}</span>
      <ul className={styles.list}>
        {invitations.map(({ phone, role, expiresAt }) => (
          <li key={phone}>
            <span className={styles.who}>
              <span className={styles.phone}>{phone}</span>{' '}
              <span className={styles.faint}>
                {text.roles[role]} ·{' '}
                <span className={styles.expires}>{text.expires(formatDay(expiresAt))}</span>
              </span>
            </span>
            <div className={styles.actions}>
              <Button
                size="small"
                disabled={isBusy}
                onClick={() =>
                  add.mutate({ phones: [phone], role }, { onSuccess: () => say(text.resent(phone)) })
                }
              >
                {text.resend}
              </Button>
              <Button
                size="small"
                disabled={isBusy}
                onClick={() =>
                  withdraw.mutate(phone, { onSuccess: () => say(text.withdrawn(phone)), onError: complain })
                }
              >
                {text.withdraw}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Button, Empty } from 'antd';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { type TeamPeople, useTeamActions } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import styles from './team-page.module.css';

interface TeamRequestsProps {
  readonly teamId: string;
  readonly requests: TeamPeople['requests'];
}

export function TeamRequests({ teamId, requests }: TeamRequestsProps) {
  const { answer } = useTeamActions(teamId);
  if (requests.length === 0)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.requestsEmpty}>
        <span className={styles.faint}>{text.requestsEmptyDetail}</span>
      </Empty>
    );
  const give = (userId: string, accepted: boolean, done: string) =>
    answer.mutate({ userId, accepted }, { onSuccess: () => showToast({ kind: 'success', message: done }) });
  return (
    <ul className={styles.list}>
      {requests.map(({ userId, name, phone, at, role }) => (
        <li key={userId}>
          <span className={styles.who}>
            <span className={styles.name}>{name}</span>
            <span className={styles.faint}>
              {phone} · {text.requestedRole(text.roles[role])} · {formatInstant(at, new Date())}
            </span>
          </span>
          <Button
            disabled={answer.isPending}
            aria-label={text.refuseOf(name)}
            onClick={() => give(userId, false, text.refused(name))}
          >
            {text.refuse}
          </Button>
          <Button
            type="primary"
            disabled={answer.isPending}
            aria-label={text.acceptOf(name)}
            onClick={() => give(userId, true, text.accepted(name))}
          >
            {text.accept}
          </Button>
        </li>
      ))}
    </ul>
  );
}

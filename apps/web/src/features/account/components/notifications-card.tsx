import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MessageGroup,
  messageGroups,
  type NotificationChoices,
  type NotificationWay,
  notificationWays,
} from '@wenjian/api';
import { Alert, Button, Checkbox, Skeleton } from 'antd';
import { complain, showToast } from '../../../shared/ui/toast.ts';
import { contactQuery } from '../api/contact.query.ts';
import { choicesQuery, saveChoices } from '../api/notifications.query.ts';
import { notificationsText as text } from '../notifications.text.ts';
import styles from './notifications-card.module.css';
import card from './profile-card.module.css';
import { PushRow } from './push-row.tsx';

/** Which messages come which way. */
export function NotificationsCard() {
  const choices = useQuery(choicesQuery());
  return (
    <section className={card.card} aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className={card.note}>{text.note}</p>
      {choices.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : choices.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={choices.error.message}
          action={<Button onClick={() => void choices.refetch()}>{text.retry}</Button>}
        />
      ) : (
        <ChoiceTable choices={choices.data} />
      )}
      <PushRow />
    </section>
  );
}

function ChoiceTable({ choices: saved }: { readonly choices: NotificationChoices }) {
  const client = useQueryClient();
  const hasEmail = useQuery(contactQuery()).data?.email != null;
  const save = useMutation({
    mutationFn: saveChoices,
    onSuccess: (answer) => {
      client.setQueryData(choicesQuery().queryKey, answer);
      showToast({ kind: 'success', message: text.saved });
    },
    onError: complain,
  });
  // What was just chosen is shown while it is saved, and taken back if it could not be.
  const choices = save.isPending ? save.variables : saved;
  const choose = (group: MessageGroup, way: NotificationWay, isWanted: boolean) =>
    save.mutate({ ...choices, [group]: { ...choices[group], [way]: isWanted } });
  return (
    <>
      <table className={styles.choices}>
        <thead>
          <tr>
            <td />
            {notificationWays.map((way) => (
              <th key={way} scope="col">
                {text.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messageGroups.map((group) => (
            <tr key={group}>
              <th scope="row">
                {text.groups[group].name}
                <span className={card.faint}>{text.groups[group].note}</span>
              </th>
              {notificationWays.map((way) => (
                <td key={way}>
                  <Checkbox
                    aria-label={text.choice(group, way)}
                    checked={choices[group][way]}
                    disabled={save.isPending || (way === 'mail' && !hasEmail && !choices[group].mail)}
                    onChange={(event) => choose(group, way, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasEmail ? null : <p className={card.note}>{text.needsEmail}</p>}
    </>
  );
}

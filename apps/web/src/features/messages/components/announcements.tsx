import { NotificationOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type Notice, useAcknowledge, useNotices } from '../api/use-notices.ts';
import { messagesText as text } from '../text.ts';
import { announcementsToShow } from '../view-model/announcements.ts';
import styles from './announcements.module.css';

/** The operator's announcements to this space, newest first, until each is closed. */
export function Announcements({ teamId }: { readonly teamId: string }) {
  const shown = announcementsToShow(useNotices(teamId).data?.items ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text.announcements}>
      {shown.map((notices) => (
        <Announcement key={notices[0]?.id} notices={notices} />
      ))}
    </ul>
  );
}

/** `notices`: all that say the same. */
function Announcement({ notices }: { readonly notices: readonly Notice[] }) {
  const acknowledge = useAcknowledge();
  const close = () => {
    for (const notice of notices) acknowledge.mutate(notice);
  };
  return (
    <li className={styles.item}>
      <NotificationOutlined className={styles.icon} aria-hidden />
      <p className={styles.words}>{notices[0]?.content}</p>
      <Button size="small" type="text" loading={acknowledge.isPending} onClick={close}>
        {text.close}
      </Button>
    </li>
  );
}

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
      {shown.map((notice) => (
        <Announcement key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

function Announcement({ notice }: { readonly notice: Notice }) {
  const acknowledge = useAcknowledge();
  return (
    <li className={styles.item}>
      <NotificationOutlined className={styles.icon} aria-hidden />
      <p className={styles.words}>{notice.content}</p>
      <Button
        size="small"
        type="text"
        loading={acknowledge.isPending}
        onClick={() => acknowledge.mutate(notice)}
      >
        {text.close}
      </Button>
    </li>
  );
}

import { DeleteOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useNavigate } from 'react-router';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAnswerRequest, useDeleteMessage, useReadMessage } from '../api/use-message-actions.ts';
import type { Message } from '../api/use-messages.ts';
import { messagesText as text } from '../text.ts';
import styles from './messages.module.css';

interface MessageRowProps {
  readonly message: Message;
  /** The message led to another page. */
  readonly onLeave: () => void;
}

export function MessageRow({ message, onLeave }: MessageRowProps) {
  const { id, kind, content, link, isRead, at, request } = message;
  const navigate = useNavigate();
  const read = useReadMessage();
  const remove = useDeleteMessage();
  const follow = () => {
    if (!isRead) read.mutate(id);
    if (link === null) return;
    onLeave();
    void navigate(link);
  };
  return (
    <li className={styles.message} data-unread={!isRead}>
      <div className={styles.head}>
        {isRead ? null : <span className={styles.dot} role="img" aria-label={text.unread} />}
        <span className={styles.kind}>{text.kind[kind]}</span>
        <time className={styles.time} dateTime={at}>
          {formatInstant(at, new Date())}
        </time>
      </div>
      <p className={styles.content}>{content}</p>
      <div className={styles.actions}>
        {request === 'pending' ? <RequestButtons message={message} /> : null}
        {request !== null && request !== 'pending' ? <Tag>{text.requestState[request]}</Tag> : null}
        {link === null ? null : (
          <Button size="small" type="link" className={styles.follow ?? ''} onClick={follow}>
            {text.view}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          className={styles.remove ?? ''}
          icon={<DeleteOutlined />}
          aria-label={text.removeOf(content)}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id, extent: 'one' })}
        />
      </div>
    </li>
  );
}

function RequestButtons({ message }: { readonly message: Message }) {
  const answer = useAnswerRequest();
  const give = (accepted: boolean) =>
    answer.mutate(
      { message, accepted },
      {
        onSuccess: () =>
          showToast({ kind: 'success', message: accepted ? text.acceptedToast : text.rejectedToast }),
      },
    );
  return (
    <>
      <Button size="small" type="primary" loading={answer.isPending} onClick={() => give(true)}>
        {text.accept}
      </Button>
      <Button size="small" disabled={answer.isPending} onClick={() => give(false)}>
        {text.reject}
      </Button>
    </>
  );
}

import { Button, Input, Modal, Space } from 'antd';
import { useState } from 'react';
import { formatDay } from '../../../shared/format/format-day.ts';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { type ChatLink, useShareChat } from '../api/use-chats.ts';
import { shareText as text } from '../text.ts';
import { shareLink } from '../view-model/share-link.ts';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly chatId: string;
  readonly onClose: () => void;
}

/** Created only on request, and revoked here too. */
export function ShareDialog({ chatId, onClose }: ShareDialogProps) {
  const { share, takeBack } = useShareChat(chatId);
  const [link, setLink] = useState<ChatLink | null>(null);
  const onError = ({ message }: Error) => showToast({ kind: 'error', message });
  const onTakeBack = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        setLink(null);
        showToast({ kind: 'success', message: text.takenBack });
      },
      onError,
    });
  return (
    <Modal
      open
      title={text.title}
      footer={<Button onClick={onClose}>{text.close}</Button>}
      onCancel={onClose}
    >
      <p className={styles.what}>{text.what}</p>
      {link === null ? (
        <Button
          type="primary"
          loading={share.isPending}
          onClick={() => share.mutate(undefined, { onSuccess: setLink, onError })}
        >
          {text.create}
        </Button>
      ) : (
        <OpenLink link={link} isTakingBack={takeBack.isPending} onTakeBack={onTakeBack} />
      )}
    </Modal>
  );
}

interface OpenLinkProps {
  readonly link: ChatLink;
  readonly isTakingBack: boolean;
  readonly onTakeBack: () => void;
}

function OpenLink({ link, isTakingBack, onTakeBack }: OpenLinkProps) {
  const address = shareLink(window.location.origin, link);
  return (
    <>
      <Space.Compact block>
        <Input readOnly value={address} aria-label={text.link} onFocus={(event) => event.target.select()} />
        <Button type="primary" onClick={() => void copyWords(address, text.copied)}>
          {text.copy}
        </Button>
      </Space.Compact>
      <p className={styles.note}>
        {link.expires_at === null ? text.forMember : text.until(formatDay(link.expires_at))} {text.reward}
      </p>
      <div className={styles.takeBack}>
        <Button danger type="link" size="small" loading={isTakingBack} onClick={onTakeBack}>
          {text.takeBack}
        </Button>
      </div>
    </>
  );
}

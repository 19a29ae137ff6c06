import { Button, Input, Modal, Space } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { useShareAudit } from '../api/use-share-audit.ts';
import { auditText } from '../text.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import { copyWords } from './copy-words.ts';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly audit: Pick<Audit, 'id' | 'key'>;
  readonly onClose: () => void;
}

/** The public link, for people without an account: made only when asked for, and taken back here too. */
export function ShareDialog({ audit, onClose }: ShareDialogProps) {
  const text = auditText.share;
  const { share, takeBack } = useShareAudit(audit.id);
  const [key, setKey] = useState(audit.key);
  const complain = (error: Error) => showToast({ kind: 'error', message: error.message });
  const onShare = () => share.mutate(undefined, { onSuccess: (made) => setKey(made.key), onError: complain });
  const onTakeBack = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        setKey(null);
        showToast({ kind: 'success', message: text.takenBack });
      },
      onError: complain,
    });
  return (
    <Modal
      open
      title={text.title}
      footer={<Button onClick={onClose}>{text.close}</Button>}
      onCancel={onClose}
    >
      <p className={styles.what}>{text.what}</p>
      {key === null ? (
        <Button type="primary" loading={share.isPending} onClick={onShare}>
          {text.create}
        </Button>
      ) : (
        <OpenLink link={linkOf(key)} isTakingBack={takeBack.isPending} onTakeBack={onTakeBack} />
      )}
    </Modal>
  );
}

interface OpenLinkProps {
  readonly link: string;
  readonly isTakingBack: boolean;
  readonly onTakeBack: () => void;
}

function OpenLink({ link, isTakingBack, onTakeBack }: OpenLinkProps) {
  const text = auditText.share;
  return (
    <>
      <Space.Compact block>
        <Input readOnly value={link} aria-label={text.link} onFocus={(event) => event.target.select()} />
        <Button type="primary" onClick={() => void copyWords(link, text.copied)}>
          {text.copy}
        </Button>
      </Space.Compact>
      <div className={styles.takeBack}>
        <Button danger type="link" size="small" loading={isTakingBack} onClick={onTakeBack}>
          {text.takeBack}
        </Button>
      </div>
    </>
  );
}

function linkOf(key: string): string {
  return `${window.location.origin}/contract-audit/result?key=${encodeURIComponent(key)}`;
}

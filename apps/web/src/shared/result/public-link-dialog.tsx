import { Button, Input, Modal, Space } from 'antd';
import { useState } from 'react';
import { copyWords } from '../ui/copy-words.ts';
import { showToast } from '../ui/toast.ts';
import styles from './public-link-dialog.module.css';
import { publicLinkText as text } from './public-link-dialog.text.ts';

/** A mutation of the tool: opens a result to everyone with the link, or closes it. */
interface LinkCall<Answer> {
  readonly mutate: (
    nothing: undefined,
    then: { readonly onSuccess: (answer: Answer) => void; readonly onError: (error: Error) => void },
  ) => void;
  readonly isPending: boolean;
}

interface PublicLinkDialogProps {
  /** Who will see what. */
  readonly what: string;
  /** The page that opens with `key` in its query; the path may have a query of its own. */
  readonly path: string;
  /** The open key, or null. */
  readonly firstKey: string | null;
  readonly share: LinkCall<{ readonly key: string }>;
  readonly takeBack: LinkCall<unknown>;
  readonly onClose: () => void;
}

/** The public link, for people without an account: created only on request, and revoked here too. */
export function PublicLinkDialog({ what, path, firstKey, share, takeBack, onClose }: PublicLinkDialogProps) {
  const [made, setKey] = useState<string | null>();
  // The tool's own value is used until a change is made here.
  const key = made === undefined ? firstKey : made;
  const onError = (error: Error) => showToast({ kind: 'error', message: error.message });
  const onShare = () => share.mutate(undefined, { onSuccess: (made) => setKey(made.key), onError });
  const onTakeBack = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        setKey(null);
        showToast({ kind: 'success', message: text.takenBack });
      },
      onError,
    });
  return (
    <Modal open title={text.open} footer={<Button onClick={onClose}>{text.close}</Button>} onCancel={onClose}>
      <p className={styles.what}>{what}</p>
      {key === null ? (
        <Button type="primary" loading={share.isPending} onClick={onShare}>
          {text.create}
        </Button>
      ) : (
        <OpenLink link={linkOf(path, key)} isTakingBack={takeBack.isPending} onTakeBack={onTakeBack} />
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
  return (
    <>
      <Space.Compact block>
        <Input readOnly value={link} aria-label={text.open} onFocus={(event) => event.target.select()} />
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

function linkOf(path: string, key: string): string {
  const joint = path.includes('?') ? '&' : '?';
  return `${window.location.origin}${path}${joint}key=${encodeURIComponent(key)}`;
}

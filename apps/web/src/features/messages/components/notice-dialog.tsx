import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { Notice } from '../api/use-notices.ts';
import { messagesText as text } from '../text.ts';
import styles from './messages.module.css';

interface NoticeDialogProps {
  readonly notice: Notice;
  readonly title: string;
  readonly onClose: () => void;
  /** Below its text. */
  readonly children?: ReactNode;
}

export function NoticeDialog({ notice, title, onClose, children }: NoticeDialogProps) {
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <p className={styles.notice}>{notice.content}</p>
      {children}
    </Modal>
  );
}

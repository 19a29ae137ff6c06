import { Button, Popover } from 'antd';
import { useState } from 'react';
import { openPayment } from '../../../shared/payment/payment-dialog.store.ts';
import type { ChatCount } from '../api/use-chats.ts';
import { contactText, composerText as text } from '../text.ts';
import styles from './composer.module.css';
import { ContactDialog } from './contact-dialog.tsx';

/** Unknown until read: nothing is shown. */
export function AnswersLeft({ count }: { readonly count: ChatCount | undefined }) {
  const [isWriting, setWriting] = useState(false);
  if (count === undefined) return null;
  if (count.answerTimes > 0) return <span className={styles.left}>{text.left(count.answerTimes)}</span>;
  const detail = (
    <div className={styles.noneLeft}>
      <p>{text.noneDetail}</p>
      {count.is_member ? null : (
        <Button
          type="primary"
          size="small"
          onClick={() => void openPayment({ eventEnterText: text.none, isInterruption: false })}
        >
          {text.buy}
        </Button>
      )}
      <Button size="small" onClick={() => setWriting(true)}>
        {contactText.open}
      </Button>
    </div>
  );
  return (
    <>
      <Popover trigger="click" content={detail} placement="topRight">
        <Button type="link" size="small" className={styles.none ?? ''}>
          {text.none}
        </Button>
      </Popover>
      {isWriting ? <ContactDialog onClose={() => setWriting(false)} /> : null}
    </>
  );
}

import { Button, Popover } from 'antd';
import { openPayment } from '../../../shared/payment/payment-dialog.store.ts';
import type { ChatCount } from '../api/use-chats.ts';
import { composerText as text } from '../text.ts';
import styles from './composer.module.css';

/** Unknown until read: nothing is shown. */
export function AnswersLeft({ count }: { readonly count: ChatCount | undefined }) {
  if (count === undefined) return null;
  if (count.count > 0) return <span className={styles.left}>{text.left(count.count)}</span>;
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
    </div>
  );
  return (
    <Popover trigger="click" content={detail} placement="topRight">
      <Button type="link" size="small" className={styles.none ?? ''}>
        {text.none}
      </Button>
    </Popover>
  );
}

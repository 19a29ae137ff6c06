import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { openPayment } from '../payment/payment-dialog.store.ts';
import styles from './create-failure-notice.module.css';
import { taskText } from './task.text.ts';
import {
  type CreateFailure,
  type CreateFailureTitles,
  describeCreateFailure,
} from './view-model/create-failure.ts';

interface CreateFailureNoticeProps {
  readonly error: Error;
  readonly titles: CreateFailureTitles;
  /** What of the user's work is safe. */
  readonly kept: string;
  readonly onRetry: () => void;
}

export function CreateFailureNotice({ error, titles, kept, onRetry }: CreateFailureNoticeProps) {
  return <FailureAlert failure={describeCreateFailure(error, titles)} kept={kept} onRetry={onRetry} />;
}

interface FailureAlertProps extends Pick<CreateFailureNoticeProps, 'kept' | 'onRetry'> {
  readonly failure: CreateFailure;
}

/** Shown in place: what happened, what was kept, and the next steps. */
export function FailureAlert({ failure: { title, detail, remedy }, kept, onRetry }: FailureAlertProps) {
  const buy = async () => {
    if (await openPayment({ eventEnterText: title, isInterruption: true })) onRetry();
  };
  return (
    <Alert
      type={remedy === 'plans' ? 'warning' : 'error'}
      showIcon
      title={title}
      description={
        <>
          <div>{detail}</div>
          <div>{kept}</div>
          <div className={styles.remedy}>
            {remedy === 'plans' ? (
              <>
                <Button type="primary" onClick={() => void buy()}>
                  {taskText.buy}
                </Button>
                <Link to="/prime-introduction">
                  <Button>{taskText.seePlans}</Button>
                </Link>
              </>
            ) : (
              <Button onClick={onRetry}>{taskText.tryAgain}</Button>
            )}
          </div>
        </>
      }
    />
  );
}

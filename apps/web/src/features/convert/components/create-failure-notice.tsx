import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { useFreeUses } from '../api/use-free-uses.ts';
import { convertText } from '../text.ts';
import { describeCreateFailure } from '../view-model/create-failure.ts';
import styles from './convert.module.css';

interface CreateFailureNoticeProps {
  readonly teamId: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place: what happened, what was kept, what to do. */
export function CreateFailureNotice({ teamId, error, onRetry }: CreateFailureNoticeProps) {
  const uses = useFreeUses(teamId);
  const { title, detail, remedy } = describeCreateFailure(error, uses?.limit ?? null);
  return (
    <Alert
      type={remedy === 'plans' ? 'warning' : 'error'}
      showIcon
      title={title}
      description={
        <>
          <div>{detail}</div>
          <div>{convertText.convert.kept}</div>
          <div className={styles.remedy}>
            {remedy === 'plans' ? (
              <Link to="/prime-introduction">
                <Button>{convertText.free.seePlans}</Button>
              </Link>
            ) : (
              <Button onClick={onRetry}>{convertText.convert.retry}</Button>
            )}
          </div>
        </>
      }
    />
  );
}

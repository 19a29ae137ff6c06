import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { isGone } from '../../../shared/http/api-error.ts';
import { LAWS_PATH } from '../../../shared/laws/view-model/law-path.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { lawsText as text } from '../text.ts';
import styles from './laws.module.css';

interface LawFailureProps {
  readonly message: string;
  readonly onRetry: () => unknown;
}

/** What could not be read, why, and the two ways on. */
export function LawFailure({ message, onRetry }: LawFailureProps) {
  return (
    <Alert
      type="error"
      showIcon
      title={text.failed}
      description={
        <>
          <div>{message}</div>
          <div>
            <Link to={LAWS_PATH}>{text.backToList}</Link>
          </div>
        </>
      }
      action={<Button onClick={() => onRetry()}>{text.retry}</Button>}
    />
  );
}

/** An address of a law or an article that does not exist: reading it again changes nothing. */
function LawMissing({ message }: { readonly message: string }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={message}
      description={<Link to={LAWS_PATH}>{text.backToList}</Link>}
    />
  );
}

interface LawUnreadProps {
  /** As the address names it. */
  readonly title: string;
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

/** A page of a law before it is read, or that cannot be read: it says which law is meant. */
export function LawUnread({ title, error, onRetry }: LawUnreadProps) {
  const failure =
    error &&
    (isGone(error) ? (
      <LawMissing message={error.message} />
    ) : (
      <LawFailure message={error.message} onRetry={onRetry} />
    ));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {failure ?? <PageLoading />}
    </div>
  );
}

/** An empty list would say that there is no law. */
export function LawsNotReady({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={text.notReady}
      description={text.notReadyDetail}
      action={<Button onClick={() => onRetry()}>{text.refresh}</Button>}
    />
  );
}

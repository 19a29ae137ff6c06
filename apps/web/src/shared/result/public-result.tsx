import { Spin, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isGone } from '../http/api-error.ts';
import { PageMessage } from '../ui/page-message.tsx';
import styles from './public-result.module.css';
import { publicResultText as text } from './public-result.text.ts';

/** A result on a public page: it fills the window below the site's header. */
export function PublicResult({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page} data-work>
      {children}
    </div>
  );
}

interface PublicResultHeadProps {
  /** A label before the title. */
  readonly label: string;
  readonly title: string;
  readonly detail: string;
  readonly children: ReactNode;
}

export function PublicResultHead({ label, title, detail, children }: PublicResultHeadProps) {
  return (
    <header className={styles.head}>
      <Tag color="blue">{label}</Tag>
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      <span className={styles.detail}>{detail}</span>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}

export function PublicResultWaiting({ words }: { readonly words: string }) {
  return (
    <div className={styles.waiting} role="status">
      <Spin />
      <h1>{words}</h1>
    </div>
  );
}

interface PublicResultFailedProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A revoked link says so; other failures can be retried. */
export function PublicResultFailed({ title, error, onRetry }: PublicResultFailedProps) {
  const navigate = useNavigate();
  // A key of the wrong form counts as no key.
  const isInvalid = isGone(error) || ('status' in error && error.status === INVALID_KEY);
  if (!isInvalid)
    return (
      <PageMessage title={title} detail={error.message} action={{ label: text.retry, onClick: onRetry }} />
    );
  const home = { label: text.home, onClick: () => void navigate('/') };
  return <PageMessage title={text.expiredTitle} detail={text.expiredDetail} action={home} />;
}

const INVALID_KEY = 400;

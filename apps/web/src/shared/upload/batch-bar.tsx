import { Button, Progress } from 'antd';
import { formatCount } from '../format/format-count.ts';
import styles from './batch-bar.module.css';
import { uploadText as text } from './upload.text.ts';
import type { UploadItem } from './upload-entry.ts';

interface BatchBarProps {
  readonly items: readonly UploadItem[];
  readonly onRetry: (id: string) => void;
}

const WHOLE = 100;

/** Many files are one batch: one bar for all of them, and those that failed by name. A single file has its own row. */
export function BatchBar({ items, onRetry }: BatchBarProps) {
  if (items.length < 2) return null;
  const done = items.filter(({ state }) => state.kind === 'success').length;
  const failed = items.filter(({ state }) => state.kind === 'error');
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  const sent = items.reduce(
    (sum, { sentBytes, size, state }) => sum + (state.kind === 'success' ? size : sentBytes),
    0,
  );
  const retryAll = () => {
    for (const { id } of failed) onRetry(id);
  };
  return (
    <section className={styles.batch} aria-label={text.batch}>
      <div className={styles.line}>
        <strong role="status">{text.batchDone(formatCount(done), formatCount(items.length))}</strong>
        {failed.length > 0 && (
          <Button size="small" onClick={retryAll}>
            {text.retryFailed(formatCount(failed.length))}
          </Button>
        )}
      </div>
      <Progress
        percent={bytes === 0 ? 0 : Math.floor((sent / bytes) * WHOLE)}
        status={failed.length > 0 ? 'exception' : done === items.length ? 'success' : 'active'}
        showInfo={false}
        aria-label={text.batch}
      />
      {failed.length > 0 && (
        <p className={styles.failed}>{text.failedOnes(failed.map(({ name }) => name))}</p>
      )}
    </section>
  );
}

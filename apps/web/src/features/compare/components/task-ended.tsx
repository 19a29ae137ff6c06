import { CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router';
import { CreateFailureNotice } from '../../../shared/tasks/create-failure-notice.tsx';
import { isFaultOfFile } from '../../../shared/tasks/view-model/task-state.ts';
import { useRerunComparison } from '../api/use-rerun-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import styles from './result-page.module.css';

/** Failed or cancelled: the reason, what was kept, and the next steps. */
export function TaskEnded({ task }: { readonly task: Comparison }) {
  const text = compareText.task;
  const isFailed = task.status === 'failed';
  return (
    <div className={styles.centre}>
      <section className={styles.panel}>
        <span className={styles.endIcon} data-status={task.status} aria-hidden>
          {isFailed ? <CloseCircleOutlined /> : <StopOutlined />}
        </span>
        <h2 className={styles.endTitle}>{isFailed ? text.failedTitle : text.cancelledTitle}</h2>
        {task.failure && <p className={styles.reason}>{task.failure.message}</p>}
        <p className={styles.kept}>{isFailed ? text.failedReturned : text.cancelledDetail}</p>
        <NextSteps task={task} />
      </section>
    </div>
  );
}

/** The same file would fail the same way, so another file is offered first. */
function NextSteps({ task }: { readonly task: Comparison }) {
  const text = compareText.task;
  const rerun = useRerunComparison();
  const needsOtherFile = isFaultOfFile(task);
  const start = () => rerun.mutate({ id: task.id });
  return (
    <>
      <div className={styles.actions}>
        {needsOtherFile && (
          <Link to="/contract-compare/upload">
            <Button type="primary">{text.changeFiles}</Button>
          </Link>
        )}
        {task.abilities.run && (
          <Button type={needsOtherFile ? 'default' : 'primary'} loading={rerun.isPending} onClick={start}>
            {text.rerun}
          </Button>
        )}
        <Link to="/contract-compare/list">
          <Button>{text.backToList}</Button>
        </Link>
      </div>
      {task.abilities.run && <p className={styles.note}>{text.rerunCost}</p>}
      {rerun.error && (
        <div className={styles.notice}>
          <CreateFailureNotice
            error={rerun.error}
            titles={compareText.upload}
            kept={text.rerunKept}
            onRetry={start}
          />
        </div>
      )}
    </>
  );
}

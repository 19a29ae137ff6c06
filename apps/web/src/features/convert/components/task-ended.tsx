import { CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router';
import { convertText } from '../text.ts';
import type { Conversion } from '../view-model/shapes.ts';
import { isFaultOfFile } from '../view-model/task-view.ts';
import styles from './task-panel.module.css';

interface TaskEndedProps {
  readonly task: Pick<Conversion, 'status' | 'failure' | 'title'>;
  /** Where the same is started anew. */
  readonly startPath: string;
}

/** Failed or cancelled: what happened, what was kept, what to do. */
export function TaskEnded({ task, startPath }: TaskEndedProps) {
  const { task: text, common } = convertText;
  const isFailed = task.status === 'failed';
  return (
    <section className={styles.panel}>
      <p className={styles.name}>{task.title}</p>
      <span className={styles.endIcon} data-status={task.status} aria-hidden>
        {isFailed ? <CloseCircleOutlined /> : <StopOutlined />}
      </span>
      <h2 className={styles.title}>{isFailed ? text.failedTitle : text.cancelledTitle}</h2>
      {task.failure && <p className={styles.reason}>{task.failure.message}</p>}
      <p className={styles.note}>{isFailed ? text.failedDetail : text.cancelledDetail}</p>
      <div className={styles.actions}>
        <Link to={startPath}>
          <Button type="primary">{isFaultOfFile(task) ? common.otherFile : common.again}</Button>
        </Link>
        <Link to="/convert-tool/list">
          <Button>{common.backToTools}</Button>
        </Link>
      </div>
    </section>
  );
}

import { Button } from 'antd';
import { Link } from 'react-router';
import { isFaultOfFile } from '../../../shared/tasks/view-model/task-state.ts';
import { EndedPanel } from '../../../shared/ui/ended-panel.tsx';
import { convertText } from '../text.ts';
import type { Conversion } from '../view-model/shapes.ts';

interface TaskEndedProps {
  readonly task: Pick<Conversion, 'status' | 'failure' | 'title'>;
  /** The address to start again. */
  readonly startPath: string;
}

/** Failed or cancelled. */
export function TaskEnded({ task, startPath }: TaskEndedProps) {
  const { task: text, common } = convertText;
  const isFailed = task.status === 'failed';
  return (
    <EndedPanel
      end={isFailed ? 'failed' : 'cancelled'}
      name={task.title}
      title={isFailed ? text.failedTitle : text.cancelledTitle}
      reason={task.failure?.message ?? null}
      notes={[isFailed ? text.failedDetail : text.cancelledDetail]}
      actions={
        <>
          <Link to={startPath}>
            <Button type="primary">{isFaultOfFile(task) ? common.otherFile : common.again}</Button>
          </Link>
          <Link to="/convert-tool/list">
            <Button>{common.backToTools}</Button>
          </Link>
        </>
      }
    />
  );
}

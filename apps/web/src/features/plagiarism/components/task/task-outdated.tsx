import { Alert, Button } from 'antd';
import { useState } from 'react';
import { plagiarismText } from '../../text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import styles from '../result-page.module.css';
import { RerunDialog } from './rerun-dialog.tsx';

interface TaskOutdatedProps {
  readonly task: PlagiarismTask;
  /** A visitor with only a link cannot run it again. */
  readonly isOpen: boolean;
}

/** The result was stored by a version that this one does not read. */
export function TaskOutdated({ task, isOpen }: TaskOutdatedProps) {
  const text = plagiarismText.task;
  const [isAsking, setIsAsking] = useState(false);
  const canRun = !isOpen && task.abilities.run;
  return (
    <div className={styles.centre}>
      <Alert
        type="info"
        showIcon
        title={text.outdatedTitle}
        description={canRun ? text.outdatedDetail : text.outdatedAsk}
        action={
          canRun && (
            <Button type="primary" onClick={() => setIsAsking(true)}>
              {text.rerun}
            </Button>
          )
        }
      />
      {isAsking && <RerunDialog task={task} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

import { Button, Progress, Steps } from 'antd';
import styles from './stages-panel.module.css';
import type { StageView } from './view-model/task-state.ts';

interface StagesPanelProps {
  /** The file or files of the task. */
  readonly name: string;
  readonly stages: readonly StageView[];
  readonly percent: number;
  readonly percentLabel: string;
  /** What is happening now. */
  readonly now: string;
  /** A note that leaving the page is safe. */
  readonly note: string;
  /** The cancel button, if permitted. */
  readonly cancel: {
    readonly label: string;
    readonly isPending: boolean;
    readonly onCancel: () => void;
  } | null;
}

const STEP_STATUS = { done: 'finish', current: 'process', waiting: 'wait' } as const;

/** A task in progress: its stages, the current step, and the cancel button. */
export function StagesPanel({ name, stages, percent, percentLabel, now, note, cancel }: StagesPanelProps) {
  return (
    <section className={styles.panel} aria-live="polite">
      <p className={styles.name} title={name}>
        {name}
      </p>
      <Steps
        size="small"
        responsive={false}
        current={stages.findIndex(({ state }) => state === 'current')}
        items={stages.map(({ title, state }) => ({ title, status: STEP_STATUS[state] }))}
      />
      <div className={styles.bar}>
        <Progress percent={percent} status="normal" aria-label={percentLabel} />
      </div>
      <p className={styles.now}>{now}</p>
      <p className={styles.note}>{note}</p>
      {cancel && (
        <div className={styles.actions}>
          <Button loading={cancel.isPending} onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        </div>
      )}
    </section>
  );
}

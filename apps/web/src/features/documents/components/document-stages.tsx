import { Progress, Steps } from 'antd';
import { progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { documentsText as text } from '../text.ts';
import { stageDetail, stageViews } from '../view-model/document-progress.ts';
import type { DocumentPreview } from '../view-model/document-shapes.ts';
import styles from './document-preview.module.css';

const STEP_STATUS = { done: 'finish', current: 'process', waiting: 'wait' } as const;

/** A document in progress: its stages and the current step. */
export function DocumentStages({ document }: { readonly document: DocumentPreview }) {
  const stages = stageViews(document);
  const detail = stageDetail(document);
  return (
    <div className={styles.centre}>
      <section className={styles.panel} aria-live="polite">
        <p className={styles.file}>{document.name}</p>
        <Steps
          size="small"
          responsive={false}
          current={stages.findIndex(({ state }) => state === 'current')}
          items={stages.map(({ title, state }) => ({ title, status: STEP_STATUS[state] }))}
        />
        <div className={styles.bar}>
          <Progress percent={progressPercent(document)} status="normal" aria-label={detail} />
        </div>
        <p className={styles.now}>{detail}</p>
        <p className={styles.note}>{text.stillRunning}</p>
      </section>
    </div>
  );
}

import { StagesPanel } from '../../../shared/tasks/stages-panel.tsx';
import { useQueuePlace } from '../../../shared/tasks/use-queue-place.ts';
import { progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { documentsText as text } from '../text.ts';
import { stageDetail, stageViews } from '../view-model/document-progress.ts';
import type { DocumentPreview } from '../view-model/document-shapes.ts';
import styles from './document-preview.module.css';

/** A document in progress: its stages and the current step. */
export function DocumentStages({ document }: { readonly document: DocumentPreview }) {
  const place = useQueuePlace(document);
  const detail = place ?? stageDetail(document);
  return (
    <div className={styles.centre}>
      <StagesPanel
        name={document.name}
        stages={stageViews(document)}
        percent={progressPercent(document)}
        percentLabel={detail}
        now={detail}
        note={text.stillRunning}
        cancel={null}
      />
    </div>
  );
}

import { StagesPanel } from '../../../shared/tasks/stages-panel.tsx';
import { auditText } from '../text.ts';
import { phasePercent, phaseText, shownStage, stageViews } from '../view-model/audit-phase.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import styles from './reading.module.css';
import { useCancelling } from './use-cancelling.ts';

/** The contract is being read or reviewed. */
export function AuditStages({ audit }: { readonly audit: Audit }) {
  const text = audit.phase === 'reviewing' ? auditText.reviewing : auditText.reading;
  const { cancel, isCancelling } = useCancelling(audit);
  return (
    <div className={styles.centre}>
      <StagesPanel
        name={audit.file.name}
        stages={stageViews(audit)}
        percent={phasePercent(audit)}
        percentLabel={phaseText(audit)}
        now={audit.message ?? auditText.now[shownStage(audit)]}
        note={text.note}
        cancel={
          audit.abilities.run
            ? { label: text.cancel, isPending: isCancelling, onCancel: () => void cancel() }
            : null
        }
      />
    </div>
  );
}

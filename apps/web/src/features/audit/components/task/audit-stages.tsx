import { TaskStages } from '../../../../shared/tasks/task-stages.tsx';
import { audits } from '../../api/audits.ts';
import { auditText } from '../../text.ts';
import { phaseText, phaseWords, shownStage, stageViews } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';

/** The contract is being read or reviewed. */
export function AuditStages({ audit }: { readonly audit: Audit }) {
  return (
    <TaskStages<Audit>
      tasks={audits}
      task={audit}
      name={audit.file.name}
      stages={stageViews(audit)}
      percentLabel={phaseText(audit)}
      now={audit.message ?? auditText.now[shownStage(audit)]}
      words={phaseWords(audit)}
    />
  );
}

import { TaskStatus } from '../../../../shared/tasks/task-status.tsx';
import { isUnderWay, phaseMark, phasePercent, phaseText } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';

export function AuditStatus({ audit }: { readonly audit: Audit }) {
  return (
    <TaskStatus
      mark={phaseMark(audit)}
      word={phaseText(audit)}
      percent={isUnderWay(audit.phase) ? phasePercent(audit) : null}
      note={audit.message}
    />
  );
}

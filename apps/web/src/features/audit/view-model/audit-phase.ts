/** The phase of a review as words and stages, and the page where it continues. Pure. */
import type { TaskStatus } from '@wenjian/api';
import { formatCount } from '../../../shared/format/format-count.ts';
import { progressPercent, type StageView, stageSteps } from '../../../shared/tasks/view-model/task-state.ts';
import { auditText } from '../text.ts';
import type { Audit, AuditPhase, ReviewEnd, ShownStage } from './audit-shapes.ts';

type Progress = Pick<Audit, 'phase' | 'progress'>;
type PhasedAudit = Progress & Pick<Audit, 'status'>;

/** The server is working; in all other phases it waits for the user or is done. */
export function isUnderWay(phase: AuditPhase): boolean {
  return phase === 'recognising' || phase === 'reviewing';
}

/** While the model is working there may be a partial result. */
export function mayHaveResult(phase: AuditPhase): boolean {
  return phase === 'reviewing' || phase === 'complete';
}

/** How the last review ended without a result: the contract was read and can be started again. */
export function endOfReview({ phase, status }: Pick<Audit, 'phase' | 'status'>): ReviewEnd | null {
  if (phase !== 'choosing') return null;
  return status === 'failed' || status === 'cancelled' ? status : null;
}

export function uploadPath(id: string): string {
  return `/contract-audit/upload?id=${id}`;
}

/** The way back from a review that cannot be shown. */
export const toList = { label: auditText.reading.toList, path: '/contract-audit/list' };

/** Of a review that was just created. */
/** `standard`: the template to hold the contract against; null: as chosen there. */
export function pathToChoice({ id }: Pick<Audit, 'id'>, standard: string | null): string {
  return standard === null ? uploadPath(id) : `${uploadPath(id)}&${new URLSearchParams({ standard })}`;
}

export function resultPath(id: string): string {
  return `/contract-audit/result/model?id=${id}`;
}

/** Results and reviews in progress have their own page; everything before a review continues on the upload page. */
export function auditPath({ id, phase }: Pick<Audit, 'id' | 'phase'>): string {
  return mayHaveResult(phase) ? resultPath(id) : uploadPath(id);
}

/** "审查中 · 审查 45%" while the server is working, one word otherwise. */
export function phaseText(audit: PhasedAudit): string {
  const end = endOfReview(audit);
  if (end) return auditText.reviewEnds[end];
  const word = auditText.phases[audit.phase];
  if (!isUnderWay(audit.phase)) return word;
  return `${word} · ${auditText.stages[audit.progress.stage]} ${phasePercent(audit)}%`;
}

/** The words after a result's title: risks and missing clauses are counted separately, as in the tabs. */
export function statusWords(audit: PhasedAudit & Pick<Audit, 'statistics'>): string {
  if (audit.phase !== 'complete' || !audit.statistics) return phaseText(audit);
  const { high, medium, low, missing } = audit.statistics;
  const risks = high + medium + low;
  const words = [
    risks > 0 ? auditText.riskCount(formatCount(risks)) : auditText.list.noRisks,
    ...(missing > 0 ? [auditText.missingCount(formatCount(missing))] : []),
  ];
  return words.join(' · ');
}

/** What is said of reading and of reviewing. */
export function phaseWords({ phase }: Pick<Audit, 'phase'>) {
  return phase === 'reviewing' ? auditText.reviewing : auditText.reading;
}

/** Never 100 while work is in progress. */
export function phasePercent({ progress }: Progress): number {
  return progressPercent({ status: 'running', progress });
}

/** The icon before the word: waiting for a choice is neither failure nor work. */
export function phaseMark(audit: PhasedAudit): TaskStatus {
  return endOfReview(audit) ?? PHASE_MARKS[audit.phase];
}

const PHASE_MARKS: Readonly<Record<AuditPhase, TaskStatus>> = {
  recognising: 'running',
  choosing: 'pending',
  reviewing: 'running',
  complete: 'complete',
  failed: 'failed',
  cancelled: 'cancelled',
};

const READING_STAGES: readonly ShownStage[] = ['queued', 'reading', 'recognising'];
const REVIEW_STAGES: readonly ShownStage[] = [...READING_STAGES, 'reviewing', 'saving'];

export function stageViews(audit: Progress): readonly StageView[] {
  const shown = audit.phase === 'reviewing' ? REVIEW_STAGES : READING_STAGES;
  return stageSteps(shown, shownStage(audit), auditText.stages);
}

/** Turning the file into pages counts as reading; the following stages count as the last one of the phase. */
export function shownStage({ phase, progress }: Progress): ShownStage {
  const isReview = phase === 'reviewing';
  switch (progress.stage) {
    case 'queued':
      return 'queued';
    case 'reading':
    case 'rendering':
    case 'converting':
      return 'reading';
    case 'reviewing':
      return isReview ? 'reviewing' : 'recognising';
    case 'saving':
    case 'done':
      return isReview ? 'saving' : 'recognising';
    default:
      return 'recognising';
  }
}

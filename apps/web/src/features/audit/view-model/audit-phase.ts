/** Where a review stands, in words and stages, and which page goes on with it. Pure. */
import type { TaskStatus } from '@wenjian/api';
import { formatCount } from '../../../shared/format/format-count.ts';
import { progressPercent, type StageView, stageSteps } from '../../../shared/tasks/view-model/task-state.ts';
import { auditText } from '../text.ts';
import type { Audit, AuditPhase, ReviewEnd, ShownStage } from './audit-shapes.ts';

type Progress = Pick<Audit, 'phase' | 'progress'>;
type PhasedAudit = Progress & Pick<Audit, 'status'>;

/** The server is at work; in all other phases it waits for somebody or is done. */
export function isUnderWay(phase: AuditPhase): boolean {
  return phase === 'recognising' || phase === 'reviewing';
}

/** While the model is at work there may be a part of the result already. */
export function mayHaveResult(phase: AuditPhase): boolean {
  return phase === 'reviewing' || phase === 'complete';
}

/** How the last review ended, when it left no result: the contract was read, and waits for another start. */
export function endOfReview({ phase, status }: Pick<Audit, 'phase' | 'status'>): ReviewEnd | null {
  if (phase !== 'choosing') return null;
  return status === 'failed' || status === 'cancelled' ? status : null;
}

export function uploadPath(id: string): string {
  return `/contract-audit/upload?id=${id}`;
}

export function resultPath(id: string): string {
  return `/contract-audit/result/model?id=${id}`;
}

/** Results and reviews under way have a page of their own; everything before a review goes on where it began. */
export function auditPath({ id, phase }: Pick<Audit, 'id' | 'phase'>): string {
  return mayHaveResult(phase) ? resultPath(id) : uploadPath(id);
}

/** "审查中 · 审查 45%" while the server is at work, one word otherwise. */
export function phaseText(audit: PhasedAudit): string {
  const end = endOfReview(audit);
  if (end) return auditText.reviewEnds[end];
  const word = auditText.phases[audit.phase];
  if (!isUnderWay(audit.phase)) return word;
  return `${word} · ${auditText.stages[audit.progress.stage]} ${phasePercent(audit)}%`;
}

/** The words behind the title of a result: what stands in the contract and what does not are counted apart, as in the tabs. */
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

/** Never 100 while something is going on. */
export function phasePercent({ progress }: Progress): number {
  return progressPercent({ status: 'running', progress });
}

/** The mark before the word: waiting for a choice is no failure and no work. */
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

/** Turning the file into pages is part of reading; what follows is the last that the phase shows. */
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

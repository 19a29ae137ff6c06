/** A document's way from upload to pages, in stages and words. Pure. */
import type { TaskStatus } from '@wenjian/api';
import { documentsText } from '../text.ts';
import type { DocumentPreview } from './document-shapes.ts';

type ShownStage = keyof typeof documentsText.stages;

const SHOWN_STAGES: readonly ShownStage[] = ['reading', 'rendering', 'recognising'];

export interface StageView {
  readonly stage: ShownStage;
  readonly title: string;
  readonly state: 'done' | 'current' | 'waiting';
}

type Task = Pick<DocumentPreview, 'status' | 'progress'>;

/** 读取 → 排版 → 识别. In the queue, none of them has started. */
export function stageViews({ status, progress }: Task): readonly StageView[] {
  const at = stageIndex(status, progress.stage);
  return SHOWN_STAGES.map((stage, index) => ({
    stage,
    title: documentsText.stages[stage],
    state: index < at ? 'done' : index === at ? 'current' : 'waiting',
  }));
}

export function stageDetail({ status, progress }: Task): string {
  const { details } = documentsText;
  if (status === 'pending') return details.queued;
  const stage = SHOWN_STAGES[stageIndex(status, progress.stage)];
  return stage ? details[stage] : details.saving;
}

const STAGE_INDEX: ReadonlyMap<string, number> = new Map(SHOWN_STAGES.map((stage, at) => [stage, at]));

/** -1 before the first stage, the number of stages after the last. */
function stageIndex(status: TaskStatus, stage: string): number {
  if (status === 'pending' || stage === 'queued') return -1;
  if (status === 'complete') return SHOWN_STAGES.length;
  // A hidden stage counts as one of the server's last steps.
  return STAGE_INDEX.get(stage) ?? SHOWN_STAGES.length;
}

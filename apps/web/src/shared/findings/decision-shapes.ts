import type { AnswerOf, listDecisions, readSharedAudit } from '@wenjian/api';

/** A decision with who made it. */
export type OwnDecision = AnswerOf<typeof listDecisions>['items'][number];
/** Shared results do not show who decided. */
export type Decision = AnswerOf<typeof readSharedAudit>['decisions'][number] &
  Partial<Pick<OwnDecision, 'decidedBy'>>;
export type DecisionState = Decision['state'];
export type Placement = Decision['placement'];
/** By the id of the finding. */
export type Decisions = ReadonlyMap<string, Decision>;

/** What the shared functions need to know of a tool's finding. */
export interface Identified {
  readonly id: string;
}

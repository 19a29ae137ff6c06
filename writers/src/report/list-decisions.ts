/** Decisions as a JSON export lists them: only the declared fields. */
import type { FindingDecision } from '@wenjian/document';

export function listDecisions(decisions: readonly FindingDecision[]): readonly FindingDecision[] {
  return decisions.map(({ findingId, state, text, placement, note, decidedBy, decidedAt }) => ({
    findingId,
    state,
    text,
    placement,
    note,
    decidedBy: decidedBy === null ? null : { name: decidedBy.name },
    decidedAt,
  }));
}

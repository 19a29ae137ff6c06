/** Changes that are one matter: a renamed party in twelve places, the cells of a row. Decided together. Pure. */
import type { DecisionInput } from '../../../shared/findings/view-model/decision-history.ts';
import type { Change } from './comparison-shapes.ts';

/** Group id → ids of its changes, in reading order. */
export type ChangeGroups = ReadonlyMap<string, readonly string[]>;

export function groupsOf(changes: readonly Change[]): ChangeGroups {
  const groups = new Map<string, string[]>();
  // A result stored before groups were known has none.
  for (const { id, groupId = null } of changes) {
    if (groupId === null) continue;
    const members = groups.get(groupId);
    if (members === undefined) groups.set(groupId, [id]);
    else members.push(id);
  }
  return groups;
}

/** Null for a change that stands alone. */
export function membersWith(groups: ChangeGroups, change: Change | undefined): readonly string[] | null {
  const members = groups.get(change?.groupId ?? '');
  return members !== undefined && members.length > 1 ? members : null;
}

/** The same decision for every member of the group of each change. */
export function decidedTogether(
  inputs: readonly DecisionInput[],
  groups: ChangeGroups,
  byId: ReadonlyMap<string, Change>,
): readonly DecisionInput[] {
  return inputs.flatMap((input) =>
    (membersWith(groups, byId.get(input.findingId)) ?? [input.findingId]).map((findingId) => ({
      ...input,
      findingId,
    })),
  );
}

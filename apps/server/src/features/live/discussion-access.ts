import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { Connection } from '../../platform/database/database.ts';
import { isMentioned } from './comments.repository.ts';
import { discussionAbilities } from './live.policy.ts';

/** `ofTask`: the user's abilities for the task itself. */
export async function discussionAccess(
  connection: Connection,
  taskId: string,
  ofTask: ObjectAccess | null,
): Promise<ObjectAccess | null> {
  if (!ofTask?.abilities.read) return ofTask;
  const { scope, abilities } = ofTask;
  const mayAnswer = !abilities.change && scope.role !== 'guest';
  const isAsked = mayAnswer && (await isMentioned(connection, scope, taskId));
  return { scope, abilities: discussionAbilities(abilities, isAsked) };
}

/** Checked at the start of each call, and again after waiting. */
export type DiscussionAccess = (user: SignedInUser, taskId: string) => Promise<ObjectAccess | null>;

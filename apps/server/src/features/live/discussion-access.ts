import type { ObjectAccess, SignedInUser } from '../../platform/authorise.ts';
import type { Connection } from '../../platform/database.ts';
import { isMentioned } from './comments.repository.ts';
import { discussionAbilities } from './live.policy.ts';

/** `ofTask`: what the user may do to the task itself. */
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

/** Asked for at the door of each call, and again when somebody has waited. */
export type DiscussionAccess = (user: SignedInUser, taskId: string) => Promise<ObjectAccess | null>;

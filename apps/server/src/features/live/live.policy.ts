/**
 * Who may comment on a result: people who may change it, and mentioned members of its space, so that they can
 * answer. A read-only guest cannot comment. Comments of others are deleted by the document's owner and the
 * admins of its space.
 */
import type { Abilities } from '../../platform/access/authorise.ts';

export function discussionAbilities(ofTask: Abilities, isAskedMember: boolean): Abilities {
  return { ...ofTask, change: ofTask.change || isAskedMember, run: false, share: false };
}

/**
 * Who talks about a result: who may change it, and members of its space who were mentioned, so that they can answer. A guest
 * who may only look only looks. What others wrote is removed by who owns the document and by the admins of its space.
 */
import type { Abilities } from '../../platform/authorise.ts';

export function discussionAbilities(ofTask: Abilities, isAskedMember: boolean): Abilities {
  return { ...ofTask, change: ofTask.change || isAskedMember, run: false, share: false };
}

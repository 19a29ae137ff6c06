/** Who may remove a word from the team's lexicon: the person who added it, and the team's admins. */
import { managesTeam, worksInTeam } from '@wenjian/api';
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';

export function lexiconAbilities(scope: TeamScope, ownerId: string): Abilities {
  const manages = managesTeam(scope.role) || (worksInTeam(scope.role) && scope.userId === ownerId);
  return { read: true, change: manages, run: false, share: false, delete: manages };
}

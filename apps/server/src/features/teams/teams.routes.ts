import { createTeam, listTeams, readTeam } from '@wenjian/api';
import type { Database } from '../../platform/database.ts';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import { readTeamName } from './teams.repository.ts';
import { createSpace, listSpaces, presentSpace } from './teams.service.ts';

export function teamRoutes(database: Database): readonly RouteHandler[] {
  return [
    handle(listTeams, async ({ context }) => ({ items: await listSpaces(database, context.user) })),
    handle(createTeam, async ({ body, context }) => {
      const space = { name: body.name, type: 'team' as const, ownerId: context.user.id };
      const id = await database.transaction((transaction) => createSpace(transaction, space));
      return presentSpace({ ...space, id, role: 'owner' }, context.user, null);
    }),
    handle(readTeam, async ({ context: { scope } }) => ({
      isMember: true,
      isPending: false,
      me: { userId: scope.userId, role: scope.role },
      team: { id: scope.teamId, name: await readTeamName(database, scope) },
    })),
  ];
}

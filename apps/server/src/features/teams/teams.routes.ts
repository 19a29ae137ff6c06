import {
  changeTeam,
  createTeam,
  listTeams,
  readTeam,
  readTeamLink,
  resetTeamLink,
  revokeTeamLink,
} from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { memberRoutes } from './members.routes.ts';
import { renameTeam } from './members.service.ts';
import { readInvitedTeam, readTeamInfo } from './requests.service.ts';
import { readLink, resetLink, revokeLink } from './team-links.service.ts';
import { createSpace, listSpaces, presentSpace } from './teams.service.ts';

export function teamRoutes(database: Database): readonly RouteHandler[] {
  return [
    handle(listTeams, async ({ context }) => ({ items: await listSpaces(database, context.user) })),
    handle(createTeam, async ({ body, context }) => {
      const space = { name: body.name, type: 'team' as const, ownerId: context.user.id };
      const id = await database.transaction((transaction) => createSpace(transaction, space));
      return presentSpace({ ...space, id, role: 'owner' }, context.user, null);
    }),
    handle(readTeam, async ({ params, context: { user } }) => readInvitedTeam(database, user.id, params.id)),
    handle(changeTeam, async ({ params, body, context: { user, scope } }) => {
      await renameTeam(database, scope, body.name);
      return readTeamInfo(database, user.id, params.id);
    }),
    handle(readTeamLink, async ({ context: { scope } }) => readLink(database, scope)),
    handle(resetTeamLink, async ({ body, context: { scope } }) => resetLink(database, scope, body)),
    handle(revokeTeamLink, async ({ context: { scope } }) => revokeLink(database, scope)),
    ...memberRoutes(database),
  ];
}

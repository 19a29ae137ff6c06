import {
  askTeamRole,
  changeTeamRole,
  leaveTeam,
  listTeamMembers,
  type TeamCalls,
  teamCalls,
  teamMessageCalls,
  withdrawTeamInvitation,
} from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import {
  addMembers,
  changeRole,
  leaveTeam as leave,
  removeMember,
  withdrawInvitation,
} from './members.service.ts';
import { readMembers } from './present-members.ts';
import { answerRequest, askForRole, requestTeam } from './requests.service.ts';

export function memberRoutes(database: Database): readonly RouteHandler[] {
  return [
    ...handlersOf(database, teamCalls),
    ...handlersOf(database, teamMessageCalls),
    handle(listTeamMembers, async ({ context: { scope } }) => readMembers(database, scope)),
    handle(changeTeamRole, async ({ params, body, context: { scope } }) =>
      changeRole(database, scope, params.userId, body.role),
    ),
    handle(askTeamRole, async ({ context: { scope } }) => {
      await askForRole(database, scope);
      return null;
    }),
    handle(leaveTeam, async ({ context: { scope } }) => {
      await leave(database, scope);
      return null;
    }),
    handle(withdrawTeamInvitation, async ({ params, context: { scope } }) =>
      withdrawInvitation(database, scope, params.phone),
    ),
  ];
}

function handlersOf(database: Database, calls: TeamCalls): readonly RouteHandler[] {
  return [
    handle(calls.add, async ({ body, context: { scope } }) => addMembers(database, scope, body)),
    handle(calls.remove, async ({ params, context: { scope } }) =>
      removeMember(database, scope, params.userId),
    ),
    handle(calls.join, async ({ params, body, context: { user } }) =>
      requestTeam(database, user.id, params.id, body.name),
    ),
    handle(calls.answer, async ({ params, body, context: { scope } }) =>
      answerRequest(database, scope, params.userId, body.accepted),
    ),
  ];
}

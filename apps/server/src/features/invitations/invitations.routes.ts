import {
  acceptInvitation,
  acknowledgeInviteReward,
  getInviteCode,
  listInvited,
  readInviteReward,
} from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { acceptInvitation as accept } from './accept-invitation.ts';
import { markAnnounced } from './invitations.repository.ts';
import { readInviteCode, readInvited, readReward } from './invitations.service.ts';

export function invitationRoutes(database: Database): readonly RouteHandler[] {
  return [
    handle(getInviteCode, async ({ context: { user } }) => readInviteCode(database, user.id)),
    handle(listInvited, async ({ query, context: { user } }) => readInvited(database, user.id, query)),
    handle(acceptInvitation, async ({ body, context: { user } }) => accept(database, user, body)),
    handle(readInviteReward, async ({ context: { user } }) => readReward(database, user.id)),
    handle(acknowledgeInviteReward, async ({ body, context: { user } }) => {
      await markAnnounced(database, user.id, body.rewardIds);
      return null;
    }),
  ];
}

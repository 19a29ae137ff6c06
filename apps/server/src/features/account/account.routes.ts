import {
  endSignIn,
  identityConfig,
  listSignIns,
  readCurrentTeam,
  saveCurrentTeam,
  saveProfile,
  sendFeedback,
  session,
  signOut,
  signOutEverywhere,
} from '@wenjian/api';
import type { Identity } from '../../adapters/identity/identity.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { readBalance } from '../billing/index.ts';
import { recordDevice } from '../invitations/index.ts';
import { findFile } from '../uploads/index.ts';
import {
  insertFeedback,
  readUser,
  saveCurrentTeamId,
  saveOwnProfile,
  type UserRow,
} from './account.repository.ts';
import type { AccountService } from './account.service.ts';
import { findOperatorRole } from './operators.repository.ts';
import { endAllSignIns, endSignIn as endOne, listOpenSignIns } from './sign-ins.repository.ts';

export function accountRoutes(
  database: Database,
  accounts: AccountService,
  identity: Identity,
): readonly RouteHandler[] {
  return [
    handle(session, async ({ context: { user, scope, headers } }) => {
      await accounts.refreshProfile(user, headers);
      await recordDevice(database, user.id, headers);
      const row = await readUser(database, user.id);
      if (!row) throw new AppError('UNAUTHENTICATED');
      const { vipStatus, maxExpiredAt } = await readBalance(database, scope, new Date());
      const membership = { vipStatus, maxExpiredAt: maxExpiredAt?.toISOString() ?? null };
      const currentTeamId = await accounts.currentTeam(user);
      const operatorRole = await findOperatorRole(database, user.id);
      return {
        user: { ...presentUser(row), ...membership },
        personalTeamId: user.personalTeamId,
        currentTeamId,
        ...(operatorRole === null ? {} : { operatorRole }),
      };
    }),
    handle(saveProfile, async ({ body, context: { user } }) => {
      await saveOwnProfile(database, user.id, body);
      return null;
    }),
    handle(listSignIns, async ({ context: { user } }) => ({
      items: (await listOpenSignIns(database, user.id)).map((one) => ({
        ...one,
        firstSeenAt: one.firstSeenAt.toISOString(),
        lastSeenAt: one.lastSeenAt.toISOString(),
        isCurrent: one.id === user.signInId,
      })),
    })),
    handle(endSignIn, async ({ body, context: { user } }) => {
      if (!(await endOne(database, user.id, body.signInId))) throw new AppError('NOT_FOUND');
      return null;
    }),
    handle(signOut, async ({ context: { user } }) => {
      if (user.signInId !== undefined) await endOne(database, user.id, user.signInId);
      return null;
    }),
    handle(signOutEverywhere, async ({ context: { user } }) => {
      await database.transaction((transaction) => endAllSignIns(transaction, user.id));
      return null;
    }),
    handle(identityConfig, async () => identity.publicConfig()),
    handle(readCurrentTeam, async ({ context }) => ({ teamId: await accounts.currentTeam(context.user) })),
    handle(saveCurrentTeam, async ({ context: { scope } }) => {
      await saveCurrentTeamId(database, scope);
      return { teamId: scope.teamId };
    }),
    handle(sendFeedback, async ({ body, context: { scope } }) => {
      const { kind, text, path, screenshotFileId = null } = body;
      if (screenshotFileId && !(await findFile(database, scope, screenshotFileId)))
        throw new AppError('NOT_FOUND');
      await insertFeedback(database, scope, { kind, text, path, screenshotFileId });
      return null;
    }),
  ];
}

function presentUser(row: UserRow) {
  const { id, sub, name, username, nickname, phone, picture } = row;
  return { userId: id, sub, name, username, nickname, phone, phone_number: phone, photo: picture, picture };
}

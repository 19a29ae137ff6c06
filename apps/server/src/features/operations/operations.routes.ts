/** The console's calls on the product itself: overview, health, jobs, people, the trail. */
import {
  appointOperator,
  dismissOperator,
  dropSetAsideJob,
  exportOperatorTrail,
  grantPlanTo,
  grantUsesTo,
  listOperators,
  listOperatorTeams,
  listOperatorTrail,
  listOperatorUsers,
  listSetAsideJobs,
  listStoredSpaces,
  readOperatorHealth,
  readOperatorOverview,
  retrySetAsideJob,
  signOutUser,
} from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ServerParts } from '../feature.ts';
import { appointments } from './appointments.ts';
import { type DeploymentStatus, readStatus } from './deployment-status.ts';
import { grants } from './grants.ts';
import { operationsText as text } from './operations.text.ts';
import { readOverview } from './overview.service.ts';
import { listTeams, listUsers, signOutUser as signOut } from './people.service.ts';
import { operatorOf } from './present-person.ts';
import { dropGivenUp, listGivenUp, retryGivenUp } from './set-aside.service.ts';
import { listStorage } from './storage.service.ts';
import { exportTrail, listTrail } from './trail.service.ts';

export function healthRoutes(parts: ServerParts): readonly RouteHandler[] {
  const { database, pool, workbooks } = parts;
  return [
    handle(readOperatorOverview, async () => readOverview(database, pool)),
    handle(readOperatorHealth, async () => presentStatus(await readStatus(pool))),
    handle(listSetAsideJobs, async ({ query }) => listGivenUp(parts, query)),
    handle(retrySetAsideJob, async ({ body, context: { user } }) => {
      await retryGivenUp(parts, operatorOf(user), body);
      return null;
    }),
    handle(dropSetAsideJob, async ({ body, context: { user } }) => {
      await dropGivenUp(database, operatorOf(user), body);
      return null;
    }),
    handle(listStoredSpaces, async ({ query }) => listStorage(database, query)),
    handle(listOperatorTrail, async ({ query }) => listTrail(database, query)),
    handle(exportOperatorTrail, async ({ query, context: { user } }) =>
      exportTrail(database, workbooks, operatorOf(user), query),
    ),
  ];
}

export function peopleRoutes({ database }: ServerParts): readonly RouteHandler[] {
  return [
    handle(listOperatorUsers, async ({ query }) => listUsers(database, query)),
    handle(listOperatorTeams, async ({ query }) => listTeams(database, query)),
    handle(grantPlanTo, async ({ body: { teamId, plan, terms, reason }, context: { user } }) => {
      const granting = grants(database, operatorOf(user));
      return done(await granting.grantPlan(teamId, plan, terms ?? null, reason));
    }),
    handle(grantUsesTo, async ({ body: { teamId, reason, ...gift }, context: { user } }) =>
      done(await grants(database, operatorOf(user)).grantUses(teamId, gift, reason)),
    ),
    handle(signOutUser, async ({ body, context: { user } }) => {
      await signOut(database, operatorOf(user), body);
      return null;
    }),
    handle(listOperators, async ({ context: { user } }) => ({
      items: [...(await appointments(database, operatorOf(user)).listOperators())],
    })),
    handle(appointOperator, async ({ body: { phone, role, reason }, context: { user } }) => {
      const appointing = appointments(database, operatorOf(user));
      if (!(await appointing.appointOperator(phone, role, reason)))
        throw new AppError('CONFLICT', { message: text.unknownPhone });
      return null;
    }),
    handle(dismissOperator, async ({ body: { userId, reason }, context: { user } }) =>
      done((await appointments(database, operatorOf(user)).dismissOperator(userId, reason)) || null),
    ),
  ];
}

/** Null: what it is about does not exist. */
function done(result: unknown): null {
  if (result === null) throw new AppError('NOT_FOUND');
  return null;
}

/** The folder of a backup is a path on the machine: it stays there. */
function presentStatus({ lastBackup, processes, queue, ...status }: DeploymentStatus) {
  return {
    ...status,
    processes: [...processes],
    queue: [...queue],
    lastBackupAt: lastBackup?.at.toISOString() ?? null,
  };
}

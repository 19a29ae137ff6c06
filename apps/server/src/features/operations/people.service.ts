/** Users and team spaces for operators, and what is done to their sign-ins. */
import { balanceTools } from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { endAllSignIns } from '../account/index.ts';
import { readBalance, readSeatLimit } from '../billing/index.ts';
import { type Operator, readSubjects, recordOperation } from './operations.repository.ts';
import { listTeamRows, listUserRows, type Page, type UserQuery } from './people.repository.ts';
import { presentPerson } from './present-person.ts';

export async function listUsers(database: Database, query: UserQuery) {
  const { items, total } = await listUserRows(database, query);
  const shown = [];
  for (const { user, teamId, teams, lastSeenAt, ...row } of items)
    shown.push({
      ...row,
      ...presentPerson(user),
      ...(await readPlan(database, teamId)),
      teamId,
      // The personal space is no team.
      teams: Math.max(0, teams - 1),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
    });
  return { items: shown, total };
}

export async function listTeams(database: Database, query: Page & { readonly search?: string | undefined }) {
  const { items, total } = await listTeamRows(database, query);
  const shown = [];
  for (const { space, owner, members, tasks } of items)
    shown.push({
      teamId: space.id,
      name: space.name,
      owner: presentPerson(owner),
      members,
      tasks,
      seats: await readSeatLimit(database, { teamId: space.id }, new Date()),
      ...(await readPlan(database, space.id)),
      createdAt: space.createdAt.toISOString(),
    });
  return { items: shown, total };
}

export async function signOutUser(
  database: Database,
  operator: Operator,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [known] = await readSubjects(transaction, [userId]);
    if (known?.person.id !== userId) throw new AppError('NOT_FOUND');
    await endAllSignIns(transaction, userId);
    await recordOperation(transaction, operator, {
      action: 'sign-out',
      subject: userId,
      details: { reason },
    });
  });
}

async function readPlan(connection: Connection, teamId: string) {
  const { membership, of } = await readBalance(connection, { teamId }, new Date());
  return {
    plan: membership,
    balances: balanceTools.map((tool) => {
      const { count: left, limit: granted, expiredAt } = of(tool);
      return { tool, left, granted, expiresAt: expiredAt?.toISOString() ?? null };
    }),
  };
}

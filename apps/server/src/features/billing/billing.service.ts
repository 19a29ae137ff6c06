import { type BalanceTool, balanceTools, type PlanName, plans } from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import { grantToUse, isMember, latest, toolBalance } from './balance.rules.ts';
import { addGrant, addReturn, addUse, lockBalance, readGrants, type TaskRun } from './billing.repository.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Takes one use inside the caller's transaction; throws INSUFFICIENT_BALANCE or MEMBERSHIP_EXPIRED. */
export async function takeUse(
  connection: Connection,
  scope: TeamScope,
  tool: BalanceTool,
  run: TaskRun,
): Promise<void> {
  await lockBalance(connection, scope);
  const choice = grantToUse(await readGrants(connection, scope), tool, new Date());
  if (choice.kind === 'refused') throw new AppError(choice.error);
  await addUse(connection, scope, choice.grant, run);
}

export const giveBackUse = addReturn;

export async function grantPlan(
  connection: Connection,
  teamId: string,
  plan: PlanName,
  from: Date,
): Promise<void> {
  const { days, uses } = plans[plan];
  if (!uses) throw new Error(`${plan} is granted by contract, not from the plan table`);
  const expiresAt = days === null ? null : new Date(from.getTime() + days * DAY_MS);
  for (const tool of balanceTools)
    await addGrant(connection, { teamId, tool, amount: uses[tool], plan, expiresAt });
}

export async function readBalance(connection: Connection, scope: TeamScope, now: Date) {
  const grants = await readGrants(connection, scope);
  const of = (tool: BalanceTool) => toolBalance(grants, tool, now);
  const [audit, duplicate, compare, template] = [of('audit'), of('duplicate'), of('compare'), of('template')];
  const maxExpiredAt = latest([audit, duplicate, compare, template].map((balance) => balance.expiredAt));
  return {
    audit,
    duplicate,
    compare,
    template,
    maxExpiredAt,
    vipStatus: isMember({ audit: audit.limit, duplicate: duplicate.limit, compare: compare.limit }),
    vipSecondsLeft: maxExpiredAt
      ? Math.max(0, Math.floor((maxExpiredAt.getTime() - now.getTime()) / 1000))
      : 0,
  };
}

/**
 * The balance of a space. Every change is made under the space's lock, and first writes off expired grants,
 * so that the balance is the plain sum of the ledger.
 */
import { type BalanceTool, FILES_PER_STORAGE, type PlanName, plans } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import {
  grantToUse,
  heirOf,
  heldPlans,
  isMember,
  lapsed,
  latest,
  membershipOf,
  membershipTools,
  ordersBuiltOn,
  planEnd,
  seatLimit,
  storageLimit,
  type ToolUses,
  takerOf,
  toolBalance,
  usesOfOrder,
} from './balance.rules.ts';
import {
  addEnd,
  addGrant,
  addReturn,
  addUse,
  type GrantState,
  listLapsedTeams,
  listTakenBack,
  readGrants,
  type TaskRun,
} from './billing.repository.ts';

/** Takes one use inside the caller's transaction; throws INSUFFICIENT_BALANCE or MEMBERSHIP_EXPIRED. */
export async function takeUse(
  connection: Connection,
  scope: TeamScope,
  tool: BalanceTool,
  run: TaskRun,
  now = new Date(),
): Promise<void> {
  // Two requests never take the same last use.
  await lockSpace(connection, scope);
  const choice = grantToUse(await writeOffLapsed(connection, scope, now), tool, now);
  if (choice.kind === 'refused') throw new AppError(choice.error);
  await addUse(connection, scope, choice.grant, run);
}

/**
 * Refunds into the grant the use was taken from. If that was given up for an upgrade, the use goes to the
 * upgrade; if it has ended, the use ends too.
 */
export async function giveBackUse(
  connection: Connection,
  scope: TeamScope,
  run: TaskRun,
  now = new Date(),
): Promise<void> {
  await lockSpace(connection, scope);
  const grantId = await addReturn(connection, scope, run);
  if (grantId !== null) await passOn(connection, scope, grantId, now);
  await writeOffLapsed(connection, scope, now);
}

/** Written off for the upgrade, like the rest of the grant: undoing the upgrade restores it. */
async function passOn(
  connection: Connection,
  { teamId }: Pick<TeamScope, 'teamId'>,
  grantId: string,
  now: Date,
): Promise<void> {
  const grants = await readGrants(connection, { teamId });
  const from = grants.find((one) => one.grantId === grantId);
  if (!from?.isRevoked || from.orderId === null) return;
  const heir = heirOf(grants, from, now);
  if (!heir) return;
  const { plan, expiresAt, orderId } = heir;
  const { tool, left: amount } = from;
  await addEnd(connection, teamId, from, { kind: 'refund', orderId: takerOf(grants, from.orderId) });
  await addGrant(connection, { teamId, tool, amount, plan: plan ?? '', expiresAt, orderId });
}

interface Grant {
  readonly teamId: string;
  /** A plan's name, or another source of the uses. */
  readonly plan: string;
  readonly uses: Readonly<Partial<Record<BalanceTool, number>>>;
  readonly expiresAt: Date | null;
  readonly orderId?: string | null;
}

/** Everything granted counts towards the limit, bought or given. */
export async function grant(connection: Connection, { uses, ...given }: Grant): Promise<void> {
  await lockSpace(connection, given);
  for (const [tool, amount] of Object.entries(uses) as [BalanceTool, number | undefined][])
    if (amount !== undefined) await addGrant(connection, { ...given, tool, amount });
}

/** A plan from now on, or from the end of the same plan if that is still valid. */
export async function grantPlan(
  connection: Connection,
  teamId: string,
  plan: PlanName,
  now: Date,
  orderId: string | null = null,
): Promise<void> {
  const { uses } = plans[plan];
  if (!uses) throw new Error(`${plan} is granted by contract, not from the plan table`);
  await lockSpace(connection, { teamId });
  const expiresAt = planEnd(await readGrants(connection, { teamId }), plan, now);
  await grant(connection, { teamId, plan, uses, expiresAt, orderId });
}

/** Takes back the rest of what an order gave. `cause`: the refunded order, or the order paid instead. */
export async function revokeOrder(
  connection: Connection,
  teamId: string,
  orderId: string,
  cause: string,
  now = new Date(),
): Promise<void> {
  await lockSpace(connection, { teamId });
  const grants = await writeOffLapsed(connection, { teamId }, now);
  for (const one of grants.filter((grant) => grant.orderId === orderId && !grant.isRevoked))
    await addEnd(connection, teamId, one, { kind: 'refund', orderId: cause });
}

/** Restores what an order has taken from others. */
export async function restoreRevoked(connection: Connection, teamId: string, cause: string): Promise<void> {
  await lockSpace(connection, { teamId });
  for (const one of await listTakenBack(connection, teamId, cause)) await addGrant(connection, one);
}

const SWEEP_TEAMS = 500;

/** For the worker: expired grants are written off, also in spaces nobody uses any more. */
export async function expireGrants(database: Database, now: Date): Promise<void> {
  for (const teamId of await listLapsedTeams(database, now, SWEEP_TEAMS))
    await database.transaction(async (transaction) => {
      await lockSpace(transaction, { teamId });
      await writeOffLapsed(transaction, { teamId }, now);
    });
}

/** Under the lock of the space. Returns the grants as they are afterwards. */
async function writeOffLapsed(
  connection: Connection,
  scope: Pick<TeamScope, 'teamId'>,
  now: Date,
): Promise<readonly GrantState[]> {
  const grants = await readGrants(connection, scope);
  const over = lapsed(grants, now);
  for (const { grant: one, kind } of over) await addEnd(connection, scope.teamId, one, { kind });
  const ended = new Set(over.map(({ grant: one }) => one));
  return grants.map((one) => (ended.has(one) ? { ...one, left: 0 } : one));
}

export async function readBalance(connection: Connection, scope: Pick<TeamScope, 'teamId'>, now: Date) {
  const grants = await readGrants(connection, scope);
  const of = (tool: BalanceTool) => toolBalance(grants, tool, now);
  const balances = [...new Set(grants.map(({ tool }) => tool))].map(of);
  const maxExpiredAt = latest(balances.map((balance) => balance.expiredAt));
  return {
    of,
    maxExpiredAt,
    vipStatus: isMember(membershipTools.map((tool) => of(tool).limit)),
    membership: membershipOf(grants, now),
    vipSecondsLeft: maxExpiredAt
      ? Math.max(0, Math.floor((maxExpiredAt.getTime() - now.getTime()) / 1000))
      : 0,
  };
}

/** null: no limit. */
export async function readSeatLimit(
  connection: Connection,
  scope: Pick<TeamScope, 'teamId'>,
  now: Date,
): Promise<number | null> {
  return seatLimit(await readGrants(connection, scope), now);
}

/** Whether the space was ever given the uses of the free plan. */
export async function hasFreeUses(connection: Connection, scope: TeamScope): Promise<boolean> {
  return (await readGrants(connection, scope)).some(({ plan }) => plan === 'free');
}

/** Bytes the space may keep in its knowledge base; null: no limit. */
export async function readStorageLimit(
  connection: Connection,
  scope: TeamScope,
  now: Date,
): Promise<number | null> {
  return storageLimit(await readGrants(connection, scope), now);
}

/** Bytes that all files of the space may take; null: no limit. `isFree`: no plan with storage was bought. */
export async function readFilesLimit(
  connection: Connection,
  space: Pick<TeamScope, 'teamId'>,
  now: Date,
): Promise<{ readonly bytes: number | null; readonly isFree: boolean }> {
  const storage = storageLimit(await readGrants(connection, space), now);
  const bytes = storage === null ? null : storage * FILES_PER_STORAGE;
  return { bytes, isFree: storage === plans.free.storageBytes };
}

/** Plans valid now, each with what one order gave. */
export async function readHeldPlans(connection: Connection, space: Pick<TeamScope, 'teamId'>, now: Date) {
  return heldPlans(await readGrants(connection, space), now);
}

interface OrderOfSpace {
  readonly id: string;
  readonly teamId: string;
}

/** The used and remaining uses of an order, by tool. */
export async function readOrderUses(
  connection: Connection,
  order: OrderOfSpace,
): Promise<readonly ToolUses[]> {
  return usesOfOrder(await readGrants(connection, order), order.id);
}

/** Orders that start at the end of this one. */
export async function readOrdersBuiltOn(
  connection: Connection,
  order: OrderOfSpace,
  now: Date,
): Promise<readonly string[]> {
  return ordersBuiltOn(await readGrants(connection, order), order.id, now);
}

/** The end of a plan if it were bought now. */
export async function readPlanEnd(connection: Connection, scope: TeamScope, plan: PlanName, now: Date) {
  return planEnd(await readGrants(connection, scope), plan, now);
}

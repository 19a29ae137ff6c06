/** The balance ledger. Rows are only ever added; the rest is always a sum. */

import { randomUUID } from 'node:crypto';
import type { BalanceTool } from '@wenjian/api';
import { and, desc, eq, gt, gte, inArray, lt, lte, ne, notInArray, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personIn } from '../../database/person-columns.ts';
import { balanceEntries, tasks, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { balanceConflicts } from '../../platform/observe/metrics.ts';

/** A grant with what is left of it. */
export interface GrantState {
  readonly grantId: string;
  readonly tool: BalanceTool;
  readonly plan: string | null;
  readonly granted: number;
  readonly left: number;
  /** Taken and not refunded. */
  readonly used: number;
  readonly expiresAt: Date | null;
  /** Its order was refunded or upgraded. */
  readonly isRevoked: boolean;
  /** The refunded order (its own), or the order paid instead. */
  readonly revokedBy: string | null;
  readonly orderId: string | null;
}

export interface TaskRun {
  readonly taskId: string;
  readonly run: number;
}

export async function readGrants(
  connection: Connection,
  scope: Pick<TeamScope, 'teamId'>,
): Promise<readonly GrantState[]> {
  const ofGrant = (expression: ReturnType<typeof sql>) =>
    sql`${expression} filter (where ${balanceEntries.kind} = 'grant')`;
  const rows = await connection
    .select({
      grantId: balanceEntries.grantId,
      tool: balanceEntries.tool,
      plan: sql<string | null>`${ofGrant(sql`max(${balanceEntries.plan})`)}`,
      granted: sql<number>`${ofGrant(sql`sum(${balanceEntries.delta})`)}::int`,
      left: sql<number>`sum(${balanceEntries.delta})::int`,
      used: sql<number>`coalesce(-sum(${balanceEntries.delta}) filter (where ${balanceEntries.kind} in ('use', 'return')), 0)::int`,
      isRevoked: sql<boolean>`bool_or(${balanceEntries.kind} = 'refund')`,
      revokedBy: sql<
        string | null
      >`max(${balanceEntries.orderId}::text) filter (where ${balanceEntries.kind} = 'refund')`,
      orderId: sql<string | null>`${ofGrant(sql`max(${balanceEntries.orderId}::text)`)}`,
      expiresAt: sql<Date | null>`${ofGrant(sql`max(${balanceEntries.expiresAt})`)}`.mapWith(
        balanceEntries.expiresAt,
      ),
    })
    .from(balanceEntries)
    .where(eq(balanceEntries.teamId, scope.teamId))
    .groupBy(balanceEntries.grantId, balanceEntries.tool);
  return rows;
}

/** The last expiry among a team's valid grants; a team without an expiring grant is not in the map. */
export async function readLastExpiries(
  connection: Connection,
  scopes: readonly TeamScope[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (scopes.length === 0) return new Map();
  const teamIds = scopes.map(({ teamId }) => teamId);
  const paidBack = connection
    .select({ id: balanceEntries.grantId })
    .from(balanceEntries)
    .where(and(inArray(balanceEntries.teamId, teamIds), eq(balanceEntries.kind, 'refund')));
  const rows = await connection
    .select({
      teamId: balanceEntries.teamId,
      last: sql<Date>`max(${balanceEntries.expiresAt})`.mapWith(balanceEntries.expiresAt),
    })
    .from(balanceEntries)
    .where(
      and(
        inArray(balanceEntries.teamId, teamIds),
        eq(balanceEntries.kind, 'grant'),
        gt(balanceEntries.expiresAt, now),
        notInArray(balanceEntries.grantId, paidBack),
      ),
    )
    .groupBy(balanceEntries.teamId);
  return new Map(rows.map(({ teamId, last }) => [teamId, last]));
}

export interface NewGrant {
  readonly teamId: string;
  readonly tool: BalanceTool;
  readonly amount: number;
  /** Its plan, or another reason. */
  readonly plan: string;
  readonly expiresAt: Date | null;
  readonly orderId?: string | null;
}

export async function addGrant(connection: Connection, { amount, ...grant }: NewGrant): Promise<void> {
  const id = randomUUID();
  await connection.insert(balanceEntries).values({ ...grant, id, grantId: id, kind: 'grant', delta: amount });
}

/** Writes off the rest of a grant; with nothing left the row still marks the grant as ended. */
export async function addEnd(
  connection: Connection,
  teamId: string,
  { grantId, tool, left }: GrantState,
  end: { readonly kind: 'expire' | 'refund'; readonly orderId?: string | null },
): Promise<void> {
  // Not -0, which PostgreSQL does not accept.
  const delta = left === 0 ? 0 : -left;
  await connection.insert(balanceEntries).values({ grantId, teamId, tool, delta, ...end });
}

/** The grants an order has taken from others, as they would have to be given again. */
export async function listTakenBack(
  connection: Connection,
  teamId: string,
  orderId: string,
): Promise<readonly NewGrant[]> {
  const given = alias(balanceEntries, 'given');
  const rows = await connection
    .select({ given, delta: balanceEntries.delta })
    .from(balanceEntries)
    .innerJoin(given, and(eq(given.id, balanceEntries.grantId), ne(given.orderId, orderId)))
    .where(
      and(
        eq(balanceEntries.teamId, teamId),
        eq(balanceEntries.orderId, orderId),
        eq(balanceEntries.kind, 'refund'),
      ),
    );
  return rows.map(({ given: { tool, plan, expiresAt, orderId: of }, delta }) => ({
    teamId,
    tool,
    amount: Math.abs(delta),
    plan: plan ?? '',
    expiresAt,
    orderId: of,
  }));
}

/** Spaces with an expired grant that still has uses. */
export async function listLapsedTeams(connection: Connection, now: Date, limit: number) {
  const ended = connection
    .select({ id: balanceEntries.id })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.kind, 'grant'), lte(balanceEntries.expiresAt, now)));
  const rows = await connection
    .select({ teamId: balanceEntries.teamId })
    .from(balanceEntries)
    .where(inArray(balanceEntries.grantId, ended))
    .groupBy(balanceEntries.teamId, balanceEntries.grantId)
    .having(gt(sum(balanceEntries.delta), sql`0`))
    .limit(limit);
  return [...new Set(rows.map((row) => row.teamId))];
}

export async function addUse(
  connection: Connection,
  scope: TeamScope,
  grant: GrantState,
  run: TaskRun,
): Promise<void> {
  await connection.insert(balanceEntries).values({
    grantId: grant.grantId,
    teamId: scope.teamId,
    tool: grant.tool,
    kind: 'use',
    delta: -1,
    userId: scope.userId,
    taskId: run.taskId,
    taskRun: run.run,
  });
}

/**
 * Refunds exactly what the run took, and returns the grant; a second call finds the refund and adds nothing.
 */
export async function addReturn(
  connection: Connection,
  scope: TeamScope,
  run: TaskRun,
): Promise<string | null> {
  const [use] = await connection
    .select()
    .from(balanceEntries)
    .where(
      and(
        eq(balanceEntries.teamId, scope.teamId),
        eq(balanceEntries.taskId, run.taskId),
        eq(balanceEntries.taskRun, run.run),
        eq(balanceEntries.kind, 'use'),
      ),
    );
  if (!use) return null;
  const { id: _, at: __, ...rest } = use;
  const rows = await connection
    .insert(balanceEntries)
    .values({ ...rest, kind: 'return', delta: -use.delta })
    .onConflictDoNothing()
    .returning({ grantId: balanceEntries.grantId });
  if (rows.length === 0) balanceConflicts.inc({ kind: 'repeated' });
  return rows[0]?.grantId ?? null;
}

export async function listConsumption(
  connection: Connection,
  scope: TeamScope,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  /** The end is exclusive; null: no time limit. */
  span: { readonly start: Date; readonly end: Date } | null,
) {
  const where = and(
    eq(balanceEntries.teamId, scope.teamId),
    inArray(balanceEntries.kind, ['use', 'return']),
    span ? and(gte(balanceEntries.at, span.start), lt(balanceEntries.at, span.end)) : undefined,
  );
  const rows = await connection
    .select({
      id: balanceEntries.id,
      tool: balanceEntries.tool,
      kind: balanceEntries.kind,
      amount: sql<number>`abs(${balanceEntries.delta})`,
      userId: balanceEntries.userId,
      user: personIn(scope),
      taskId: balanceEntries.taskId,
      taskTitle: tasks.title,
      at: balanceEntries.at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(balanceEntries)
    .leftJoin(tasks, and(eq(tasks.id, balanceEntries.taskId), eq(tasks.teamId, scope.teamId)))
    .leftJoin(users, eq(users.id, balanceEntries.userId))
    .where(where)
    .orderBy(desc(balanceEntries.at), desc(balanceEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows;
}

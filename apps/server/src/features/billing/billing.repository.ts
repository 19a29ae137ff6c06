/** The balance ledger. Rows are only ever added; what is left is always a sum. */
import { randomUUID } from 'node:crypto';
import type { BalanceTool } from '@wenjian/api';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { balanceEntries, tasks, teamSpaces } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';
import type { TeamScope } from '../../platform/team-scope.ts';

/** A grant with what is left of it. */
export interface GrantState {
  readonly grantId: string;
  readonly tool: BalanceTool;
  readonly plan: string | null;
  readonly granted: number;
  readonly left: number;
  readonly expiresAt: Date | null;
}

export interface TaskRun {
  readonly taskId: string;
  readonly run: number;
}

/**
 * Uses of one space are taken one after another, so two requests never see the same last use. Not `for update`:
 * every new task row already holds a key-share lock on its space, and two of them upgrading would deadlock.
 */
export async function lockBalance(connection: Connection, scope: TeamScope): Promise<void> {
  await connection
    .select({ id: teamSpaces.id })
    .from(teamSpaces)
    .where(eq(teamSpaces.id, scope.teamId))
    .for('no key update');
}

export async function readGrants(connection: Connection, scope: TeamScope): Promise<readonly GrantState[]> {
  const ofGrant = (expression: ReturnType<typeof sql>) =>
    sql`${expression} filter (where ${balanceEntries.kind} = 'grant')`;
  const rows = await connection
    .select({
      grantId: balanceEntries.grantId,
      tool: balanceEntries.tool,
      plan: sql<string | null>`${ofGrant(sql`max(${balanceEntries.plan})`)}`,
      granted: sql<number>`${ofGrant(sql`sum(${balanceEntries.delta})`)}::int`,
      left: sql<number>`sum(${balanceEntries.delta})::int`,
      expiresAt: sql<Date | null>`${ofGrant(sql`max(${balanceEntries.expiresAt})`)}`.mapWith(
        balanceEntries.expiresAt,
      ),
    })
    .from(balanceEntries)
    .where(eq(balanceEntries.teamId, scope.teamId))
    .groupBy(balanceEntries.grantId, balanceEntries.tool);
  return rows;
}

export async function addGrant(
  connection: Connection,
  grant: { teamId: string; tool: BalanceTool; amount: number; plan: string; expiresAt: Date | null },
): Promise<void> {
  const id = randomUUID();
  await connection.insert(balanceEntries).values({
    id,
    grantId: id,
    teamId: grant.teamId,
    tool: grant.tool,
    kind: 'grant',
    delta: grant.amount,
    plan: grant.plan,
    expiresAt: grant.expiresAt,
  });
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

/** Gives back exactly what the run took; a second call finds the return already there and adds nothing. */
export async function addReturn(connection: Connection, scope: TeamScope, run: TaskRun): Promise<void> {
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
  if (!use) return;
  const { id: _, at: __, ...rest } = use;
  await connection
    .insert(balanceEntries)
    .values({ ...rest, kind: 'return', delta: -use.delta })
    .onConflictDoNothing();
}

export async function listConsumption(
  connection: Connection,
  scope: TeamScope,
  page: number,
  pageSize: number,
) {
  const where = and(eq(balanceEntries.teamId, scope.teamId), inArray(balanceEntries.kind, ['use', 'return']));
  const rows = await connection
    .select({
      id: balanceEntries.id,
      tool: balanceEntries.tool,
      kind: balanceEntries.kind,
      amount: sql<number>`abs(${balanceEntries.delta})`,
      userId: balanceEntries.userId,
      taskId: balanceEntries.taskId,
      taskTitle: tasks.title,
      at: balanceEntries.at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(balanceEntries)
    .leftJoin(tasks, and(eq(tasks.id, balanceEntries.taskId), eq(tasks.teamId, scope.teamId)))
    .where(where)
    .orderBy(desc(balanceEntries.at), desc(balanceEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows;
}

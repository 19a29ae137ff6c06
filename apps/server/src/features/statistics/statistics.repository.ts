/** The work of a space in a range of days, counted by the database. */

import type { Tools } from '@wenjian/api';
import { and, asc, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { personIn } from '../../database/person-columns.ts';
import { balanceEntries, tasks, teamMembers, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { DaySpan } from './day-span.rules.ts';

/** In SQL, as in platform/people/beijing-day.ts. */
const dayIn = (at: PgColumn) => sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Including deleted tasks: the work was done. */
export async function countTasks(
  connection: Connection,
  { counted }: Tools,
  scope: TeamScope,
  { start, end }: DaySpan,
) {
  const day = dayIn(tasks.createdAt);
  return connection
    .select({ day, tool: tasks.tool, userId: tasks.ownerId, count: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.teamId, scope.teamId),
        inArray(tasks.tool, [...counted]),
        gte(tasks.createdAt, start),
        lt(tasks.createdAt, end),
      ),
    )
    .groupBy(sql`1`, tasks.tool, tasks.ownerId);
}

export async function countUses(connection: Connection, scope: TeamScope, { start, end }: DaySpan) {
  const day = dayIn(balanceEntries.at);
  return connection
    .select({ day, kind: balanceEntries.kind, userId: balanceEntries.userId, amount: amountOf() })
    .from(balanceEntries)
    .where(and(ofUses(scope), gte(balanceEntries.at, start), lt(balanceEntries.at, end)))
    .groupBy(sql`1`, balanceEntries.kind, balanceEntries.userId);
}

function amountOf(): SQL<number> {
  return sql<number>`sum(abs(${balanceEntries.delta}))::int`;
}

function ofUses(scope: TeamScope) {
  return and(eq(balanceEntries.teamId, scope.teamId), inArray(balanceEntries.kind, ['use', 'return']));
}

export async function listUses(
  connection: Connection,
  scope: TeamScope,
  { start, end }: DaySpan,
  limit: number,
) {
  return connection
    .select({
      at: balanceEntries.at,
      tool: balanceEntries.tool,
      kind: balanceEntries.kind,
      amount: sql<number>`abs(${balanceEntries.delta})`,
      userId: balanceEntries.userId,
      title: tasks.title,
    })
    .from(balanceEntries)
    .leftJoin(tasks, and(eq(tasks.id, balanceEntries.taskId), eq(tasks.teamId, scope.teamId)))
    .where(and(ofUses(scope), gte(balanceEntries.at, start), lt(balanceEntries.at, end)))
    .orderBy(asc(balanceEntries.at), asc(balanceEntries.id))
    .limit(limit);
}

/** These people, and whether they are members today. */
export async function findPeople(connection: Connection, scope: TeamScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select({ person: personIn(scope), role: teamMembers.role })
    .from(users)
    .leftJoin(teamMembers, and(eq(teamMembers.userId, users.id), eq(teamMembers.teamId, scope.teamId)))
    .where(inArray(users.id, [...ids]));
}

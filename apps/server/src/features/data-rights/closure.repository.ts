/** Accounts to be closed, and the reasons that prevent it. */
import { and, asc, count, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { accountClosures, orders, teamMembers, teamSpaces, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export type ClosureRow = typeof accountClosures.$inferSelect;
export type ClosedUser = typeof users.$inferSelect;

export async function findClosure(connection: Connection, userId: string): Promise<ClosureRow | null> {
  const [row] = await connection.select().from(accountClosures).where(eq(accountClosures.userId, userId));
  return row ?? null;
}

/** On a second request the first one stays valid and its time does not restart. False then. */
export async function insertClosure(connection: Connection, userId: string, dueAt: Date): Promise<boolean> {
  const rows = await connection
    .insert(accountClosures)
    .values({ userId, dueAt })
    .onConflictDoNothing()
    .returning({ userId: accountClosures.userId });
  return rows.length > 0;
}

export async function deleteClosure(connection: Connection, userId: string): Promise<boolean> {
  const rows = await connection
    .delete(accountClosures)
    .where(eq(accountClosures.userId, userId))
    .returning({ userId: accountClosures.userId });
  return rows.length > 0;
}

export async function listDue(connection: Connection, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await connection
    .select({ userId: accountClosures.userId })
    .from(accountClosures)
    .where(lte(accountClosures.dueAt, now))
    .orderBy(asc(accountClosures.dueAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Null: cancelled since it was listed, or another worker has it. */
export async function lockDue(connection: Connection, userId: string, now: Date): Promise<ClosedUser | null> {
  const [row] = await connection
    .select({ user: users })
    .from(accountClosures)
    .innerJoin(users, eq(users.id, accountClosures.userId))
    .where(and(eq(accountClosures.userId, userId), lte(accountClosures.dueAt, now)))
    .for('update', { skipLocked: true });
  return row?.user ?? null;
}

export async function listOwnedSpaces(connection: Connection, userId: string) {
  return connection
    .select({ id: teamSpaces.id, type: teamSpaces.type })
    .from(teamSpaces)
    .where(eq(teamSpaces.ownerId, userId))
    .orderBy(asc(teamSpaces.id));
}

/** Teams that other members would lose with their owner. */
export async function listTeamsWithOthers(
  connection: Connection,
  userId: string,
): Promise<readonly string[]> {
  const rows = await connection
    .select({ name: teamSpaces.name })
    .from(teamSpaces)
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, teamSpaces.id), ne(teamMembers.userId, userId)))
    .where(eq(teamSpaces.ownerId, userId))
    .groupBy(teamSpaces.id)
    .having(gt(count(), 0))
    .orderBy(asc(teamSpaces.name));
  return rows.map(({ name }) => name);
}

/** Orders that could still lead to a payment or a refund. */
export async function listOpenOrders(connection: Connection, userId: string) {
  const isRefunding = sql<boolean>`(${orders.refundRequestedAt} is not null or ${orders.refundApprovedAt} is not null)`;
  return connection
    .select({ number: orders.number, state: orders.state })
    .from(orders)
    .innerJoin(teamSpaces, eq(teamSpaces.id, orders.teamId))
    .where(
      and(
        eq(teamSpaces.ownerId, userId),
        or(
          eq(orders.state, 'pending'),
          and(eq(orders.state, 'paid'), isNull(orders.refundedAt), isRefunding),
        ),
      ),
    )
    .orderBy(asc(orders.number));
}

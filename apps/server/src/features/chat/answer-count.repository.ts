/** How many answers were used: by day, and from those given by invitations. */
import { and, eq, sql } from 'drizzle-orm';
import { chatBonusUses, chatDays, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

/** Two questions of one user at once are counted one after another. */
export async function lockAsker(connection: Connection, userId: string): Promise<void> {
  await connection.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function usedOn(connection: Connection, userId: string, day: string): Promise<number> {
  const [row] = await connection
    .select({ used: chatDays.used })
    .from(chatDays)
    .where(and(eq(chatDays.userId, userId), eq(chatDays.day, day)));
  return row?.used ?? 0;
}

export async function usedOfBonus(connection: Connection, userId: string): Promise<number> {
  const [row] = await connection
    .select({ used: chatBonusUses.used })
    .from(chatBonusUses)
    .where(eq(chatBonusUses.userId, userId));
  return row?.used ?? 0;
}

/** `by`: 1 or −1; never below zero. */
export async function countOnDay(connection: Connection, userId: string, day: string, by: number) {
  await connection
    .insert(chatDays)
    .values({ userId, day, used: Math.max(0, by) })
    .onConflictDoUpdate({
      target: [chatDays.userId, chatDays.day],
      set: { used: sql`greatest(0, ${chatDays.used} + ${by})` },
    });
}

export async function countOfBonus(connection: Connection, userId: string, by: number) {
  await connection
    .insert(chatBonusUses)
    .values({ userId, used: Math.max(0, by) })
    .onConflictDoUpdate({
      target: chatBonusUses.userId,
      set: { used: sql`greatest(0, ${chatBonusUses.used} + ${by})` },
    });
}

/** Who runs the product: a role of the person, beside everything they are as a user. */
import type { OperatorRole } from '@wenjian/api';
import { asc, eq } from 'drizzle-orm';
import { operators, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

/** Null: not an operator. */
export async function findOperatorRole(connection: Connection, userId: string): Promise<OperatorRole | null> {
  const [row] = await connection
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.userId, userId));
  return row?.role ?? null;
}

/** The longest-standing first. */
export async function listOperatorRows(connection: Connection) {
  return connection
    .select({ operator: operators, user: users })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.createdAt));
}

export async function saveOperator(
  connection: Connection,
  operator: Omit<typeof operators.$inferInsert, 'createdAt'>,
): Promise<void> {
  const { role, grantedBy, reason } = operator;
  await connection
    .insert(operators)
    .values(operator)
    .onConflictDoUpdate({
      target: operators.userId,
      set: { role, grantedBy, reason, createdAt: new Date() },
    });
}

/** Null: was none. */
export async function removeOperator(connection: Connection, userId: string): Promise<OperatorRole | null> {
  const [row] = await connection
    .delete(operators)
    .where(eq(operators.userId, userId))
    .returning({ role: operators.role });
  return row?.role ?? null;
}

import { eq } from 'drizzle-orm';
import { emailCodes, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export type EmailCodeRow = typeof emailCodes.$inferSelect;

/** The person's row is locked too: the first two requests for a code are answered one after the other. */
export async function lockEmailCode(connection: Connection, userId: string): Promise<EmailCodeRow | null> {
  await connection.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await connection.select().from(emailCodes).where(eq(emailCodes.userId, userId));
  return row ?? null;
}

export async function saveEmailCode(connection: Connection, row: EmailCodeRow): Promise<void> {
  const { userId: _, ...values } = row;
  await connection
    .insert(emailCodes)
    .values(row)
    .onConflictDoUpdate({ target: emailCodes.userId, set: values });
}

export async function changeEmailCode(
  connection: Connection,
  userId: string,
  change: Partial<Pick<EmailCodeRow, 'codeSha256' | 'triesLeft' | 'sentAt' | 'sentInDay'>>,
): Promise<void> {
  await connection.update(emailCodes).set(change).where(eq(emailCodes.userId, userId));
}

/** Null: none any more. */
export async function saveEmail(connection: Connection, userId: string, email: string | null): Promise<void> {
  await connection.update(users).set({ email }).where(eq(users.id, userId));
  if (email === null) await connection.delete(emailCodes).where(eq(emailCodes.userId, userId));
}

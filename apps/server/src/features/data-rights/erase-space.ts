/**
 * Deletes everything a space has. Records that must be kept by law stay without anything that identifies the
 * owner.
 */
import { eq } from 'drizzle-orm';
import { orders, teamSpaces, uploads } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { dataRightsText as text } from './data-rights.text.ts';
import { inDeletingOrder } from './table-order.ts';
import { rowsOfSpace, type TableRule } from './table-rule.ts';

/** Returns the blob store keys of the chunks of unfinished uploads. */
export async function eraseSpace(
  connection: Connection,
  rules: readonly TableRule[],
  teamId: string,
): Promise<readonly string[]> {
  await waitForWriters(connection, teamId);
  const parts = await connection
    .select({ partsKey: uploads.partsKey })
    .from(uploads)
    .where(eq(uploads.teamId, teamId));
  for (const rule of inDeletingOrder(rules.filter(({ withSpace }) => withSpace === 'delete'))) {
    const rows = rowsOfSpace(rule, teamId);
    if (rows) await connection.delete(rule.table).where(rows);
  }
  await connection.update(orders).set({ invoice: null, refundReason: null }).where(eq(orders.teamId, teamId));
  await connection
    .update(teamSpaces)
    .set({ name: text.erasedSpace, erasedAt: new Date() })
    .where(eq(teamSpaces.id, teamId));
  return parts.map(({ partsKey }) => partsKey);
}

/**
 * An uncommitted new row of the space holds a lock on it until it becomes visible; a later one finds the
 * space closed.
 */
async function waitForWriters(connection: Connection, teamId: string): Promise<void> {
  await connection
    .select({ id: teamSpaces.id })
    .from(teamSpaces)
    .where(eq(teamSpaces.id, teamId))
    .for('update');
}

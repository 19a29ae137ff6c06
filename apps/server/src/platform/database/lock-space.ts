/**
 * Serialises changes to the shared resources of a space: its uses, seats and members, storage, folder tree. A
 * transaction that needs other locks too takes this one first. Not `for update`: rows that name the space
 * hold a key-share lock on it, and two of them upgrading would deadlock.
 */
import { eq } from 'drizzle-orm';
import { teamSpaces } from '../../database/schema.ts';
import { balanceConflicts } from '../observe/metrics.ts';
import type { Connection } from './database.ts';

export type SpaceRow = typeof teamSpaces.$inferSelect;

/** Reading one row by its key takes longer only when the lock is held, or the database is in trouble. */
const UNDISTURBED_MS = 100;

/** Null: the space does not exist or was deleted. The ledger of a deleted space is still locked. */
export async function lockSpace(
  connection: Connection,
  { teamId }: { readonly teamId: string },
): Promise<SpaceRow | null> {
  const startedAt = performance.now();
  const [row] = await connection
    .select()
    .from(teamSpaces)
    .where(eq(teamSpaces.id, teamId))
    .for('no key update');
  if (performance.now() - startedAt > UNDISTURBED_MS) balanceConflicts.inc({ kind: 'waited' });
  return row && row.erasedAt === null ? row : null;
}

/**
 * What a space has only once is changed by one after another: its uses, its seats and members, its room, the tree of its
 * folders. Whoever needs this lock and others as well takes this one first. Not `for update`: rows that name the space
 * hold a key-share lock on it, and two of them upgrading would deadlock.
 */
import { eq } from 'drizzle-orm';
import { teamSpaces } from '../database/schema.ts';
import type { Connection } from './database.ts';
import { balanceConflicts } from './metrics.ts';

export type SpaceRow = typeof teamSpaces.$inferSelect;

/** Reading one row by its key takes longer only when somebody else holds the lock, or the database is in trouble. */
const UNDISTURBED_MS = 100;

/** Null: there is no such space, or not any more. What the books say of one that is gone is locked all the same. */
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

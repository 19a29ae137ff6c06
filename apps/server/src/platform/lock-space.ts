/**
 * What a space has only once is changed by one after another: its uses, its seats and members, its room, the tree of its
 * folders. Whoever needs this lock and others as well takes this one first. Not `for update`: rows that name the space
 * hold a key-share lock on it, and two of them upgrading would deadlock.
 */
import { eq } from 'drizzle-orm';
import { teamSpaces } from '../database/schema.ts';
import type { Connection } from './database.ts';

export type SpaceRow = typeof teamSpaces.$inferSelect;

/** Null: there is no such space. */
export async function lockSpace(
  connection: Connection,
  { teamId }: { readonly teamId: string },
): Promise<SpaceRow | null> {
  const [row] = await connection
    .select()
    .from(teamSpaces)
    .where(eq(teamSpaces.id, teamId))
    .for('no key update');
  return row ?? null;
}

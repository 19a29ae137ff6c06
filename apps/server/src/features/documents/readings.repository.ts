/**
 * Readings by content: a file is read once, whoever uses it next and whichever tool. Rows belong to no space; they
 * are reached only through a file of the caller's own space, whose hash they carry.
 */
import type { RevisionView } from '@wenjian/document';
import { and, eq } from 'drizzle-orm';
import { readings } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';

export type ReadingRow = typeof readings.$inferSelect;

export async function findReading(
  connection: Connection,
  sha256: string,
  readerVersion: string,
  revisions: RevisionView,
): Promise<ReadingRow | null> {
  const [row] = await connection
    .select()
    .from(readings)
    .where(
      and(
        eq(readings.sha256, sha256),
        eq(readings.readerVersion, readerVersion),
        eq(readings.revisions, revisions),
      ),
    );
  return row ?? null;
}

export async function saveReading(
  connection: Connection,
  reading: typeof readings.$inferInsert,
): Promise<void> {
  await connection.insert(readings).values(reading).onConflictDoNothing();
}

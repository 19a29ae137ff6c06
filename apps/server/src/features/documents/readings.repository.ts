/**
 * Readings by content: a file is read once for all users and tools. Rows belong to no space; they are reached
 * only through a file of the caller's own space with the same hash.
 */
import type { RevisionView } from '@wenjian/document';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { readings } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export type ReadingRow = typeof readings.$inferSelect;

/**
 * Using a reading renews it: the sweep deletes only readings that nobody has used for a day, and checks this
 * in the deleting statement. A caller that gets a row here has a day to refer to its contents.
 */
export async function reuseReading(
  connection: Connection,
  sha256: string,
  readerVersion: string,
  revisions: RevisionView,
): Promise<ReadingRow | null> {
  const [row] = await connection
    .update(readings)
    .set({ createdAt: sql`now()` })
    .where(
      and(
        eq(readings.sha256, sha256),
        eq(readings.readerVersion, readerVersion),
        eq(readings.revisions, revisions),
      ),
    )
    .returning();
  return row ?? null;
}

/** By any reader version: for the product's own contents, which belong to no space. */
export async function findLatestReading(connection: Connection, sha256: string): Promise<ReadingRow | null> {
  const [row] = await connection
    .select()
    .from(readings)
    .where(eq(readings.sha256, sha256))
    .orderBy(desc(readings.createdAt))
    .limit(1);
  return row ?? null;
}

/** A reading with pages replaces one without. */
export async function saveReading(
  connection: Connection,
  reading: typeof readings.$inferInsert,
): Promise<void> {
  const { documentSha256, pdfSha256, summary } = reading;
  await connection
    .insert(readings)
    .values(reading)
    .onConflictDoUpdate({
      target: [readings.sha256, readings.readerVersion, readings.revisions],
      set: { documentSha256, pdfSha256, summary, createdAt: sql`now()` },
      setWhere: isNull(readings.pdfSha256),
    });
}

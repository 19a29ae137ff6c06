/**
 * Readings by content: a file is read once, whoever uses it next and whichever tool. Rows belong to no space; they
 * are reached only through a file of the caller's own space, whose hash they carry.
 */
import type { RevisionView } from '@wenjian/document';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { readings } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';

export type ReadingRow = typeof readings.$inferSelect;

/**
 * A reading that is used again is as good as new: the sweep deletes only what nobody has used for a day, and asks for that in
 * the statement that deletes. Whoever gets a row here has that day to name what the row names.
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

/** Whichever reader made it: for a content of our own, which no space owns. */
export async function findLatestReading(connection: Connection, sha256: string): Promise<ReadingRow | null> {
  const [row] = await connection
    .select()
    .from(readings)
    .where(eq(readings.sha256, sha256))
    .orderBy(desc(readings.createdAt))
    .limit(1);
  return row ?? null;
}

/** A reading that has pages by now takes the place of one without. */
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

/**
 * Decisions on the corrections of proofreadings. The version increases with every write and is never used
 * twice.
 */

import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { correctionStates as states, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { announceChange } from '../live/index.ts';
import { type CorrectionIndex, identityOf } from './correction-index.ts';

type Row = typeof states.$inferSelect;
export type StateRow = Awaited<ReturnType<typeof listStateRows>>[number];
export type CorrectionVerdict = Pick<Row, 'state' | 'replacement'>;

const ofTask = (scope: ObjectScope, taskId: string) =>
  and(eq(states.taskId, taskId), eq(states.teamId, scope.teamId));

/** All of a proofreading, or those of some corrections. */
export async function listStateRows(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  correctionIds?: readonly string[],
) {
  const onlyThese = correctionIds && inArray(states.correctionId, [...correctionIds]);
  return connection
    .select({
      correctionId: states.correctionId,
      state: states.state,
      replacement: states.replacement,
      version: states.version,
      decidedAt: states.decidedAt,
      decidedBy: personIn(scope),
    })
    .from(states)
    .innerJoin(users, eq(users.id, states.decidedBy))
    .where(and(ofTask(scope, taskId), onlyThese))
    .orderBy(asc(states.decidedAt), asc(states.correctionId));
}

/** How many corrections were accepted or ignored, for several proofreadings at once. */
export async function countDecided(
  connection: Connection,
  scope: ObjectScope,
  taskIds: readonly string[],
  /** Ids of states that are not about a single correction. */
  without: string,
): Promise<ReadonlyMap<string, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await connection
    .select({ taskId: states.taskId, count: count() })
    .from(states)
    .where(
      and(
        inArray(states.taskId, [...taskIds]),
        eq(states.teamId, scope.teamId),
        ne(states.state, 'open'),
        ne(states.correctionId, without),
      ),
    )
    .groupBy(states.taskId);
  return new Map(rows.map((row) => [row.taskId, row.count]));
}

/** Replaces any existing decision; a correction without a decision needs no row to be open. */
export async function writeStates(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  corrections: CorrectionIndex,
  verdict: CorrectionVerdict,
): Promise<void> {
  if (corrections.length === 0) return;
  await announceChange(connection, taskId, 'decisions');
  const signed = { version: sql`${states.version} + 1`, decidedBy: scope.userId, decidedAt: sql`now()` };
  if (verdict.state === 'open') {
    const ids = corrections.map(({ id }) => id);
    await connection
      .update(states)
      .set({ ...verdict, ...signed })
      .where(and(ofTask(scope, taskId), inArray(states.correctionId, ids), ne(states.state, 'open')));
    return;
  }
  for (let from = 0; from < corrections.length; from += ROWS_PER_INSERT)
    await connection
      .insert(states)
      .values(
        corrections.slice(from, from + ROWS_PER_INSERT).map(({ id, digest }) => ({
          taskId,
          teamId: scope.teamId,
          correctionId: id,
          digest,
          ...verdict,
          version: 1,
          decidedBy: scope.userId,
        })),
      )
      .onConflictDoUpdate({
        target: [states.taskId, states.correctionId],
        set: { ...verdict, ...signed },
      });
}

export async function deleteStates(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<void> {
  await connection.delete(states).where(ofTask(scope, taskId));
}

/**
 * After another check: decisions on unchanged corrections move to their new ids, the others are deleted. An
 * accepted proposal whose text has changed is open again, because nobody has accepted the new text.
 */
export async function carryStates(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  index: CorrectionIndex,
): Promise<void> {
  const kept = await connection.select().from(states).where(ofTask(scope, taskId));
  if (kept.length === 0) return;
  const byIdentity = new Map(kept.map((row) => [identityOf(row.digest), row]));
  const carried = index.flatMap(({ id, digest }) => {
    const row = byIdentity.get(identityOf(digest));
    byIdentity.delete(identityOf(digest));
    return row ? [{ ...reopened(row, digest), correctionId: id, digest }] : [];
  });
  await deleteStates(connection, scope, taskId);
  for (let from = 0; from < carried.length; from += ROWS_PER_INSERT)
    await connection.insert(states).values(carried.slice(from, from + ROWS_PER_INSERT));
}

function reopened(row: Row, digest: string): Row {
  const isOther = row.state === 'accepted' && row.replacement === null && row.digest !== digest;
  return isOther ? { ...row, state: 'open', version: row.version + 1 } : row;
}

/** A statement has at most 65,535 parameters, a row nine. */
const ROWS_PER_INSERT = 2000;

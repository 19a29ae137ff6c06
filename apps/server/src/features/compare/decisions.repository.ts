/**
 * Decisions on the changes of comparisons. The version increases with every write and is never used twice.
 */

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { comparisonDecisions as decisions, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { announceChange } from '../live/index.ts';
import type { ChangeIndex } from './change-index.ts';

export type DecisionState = (typeof decisions.$inferSelect)['state'];
export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

export interface Verdict {
  readonly state: DecisionState;
  readonly note: string;
}

const ofTask = (scope: ObjectScope, taskId: string) =>
  and(eq(decisions.taskId, taskId), eq(decisions.teamId, scope.teamId));

/** All of a comparison, or those on some changes. */
export async function listDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  changeIds?: readonly string[],
) {
  const onlyThese = changeIds && inArray(decisions.changeId, [...changeIds]);
  return connection
    .select({
      changeId: decisions.changeId,
      state: decisions.state,
      note: decisions.note,
      version: decisions.version,
      decidedAt: decisions.decidedAt,
      decidedBy: personIn(scope),
    })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.decidedBy))
    .where(and(ofTask(scope, taskId), onlyThese))
    .orderBy(asc(decisions.decidedAt), asc(decisions.changeId));
}

/** How many changes that are not noise have been decided, for several comparisons at once. */
export async function countDecided(
  connection: Connection,
  scope: ObjectScope,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await connection
    .select({ taskId: decisions.taskId, count: sql<number>`count(*)::int` })
    .from(decisions)
    .where(
      and(
        inArray(decisions.taskId, [...taskIds]),
        eq(decisions.teamId, scope.teamId),
        eq(decisions.isNoise, false),
        ne(decisions.state, 'open'),
      ),
    )
    .groupBy(decisions.taskId);
  return new Map(rows.map((row) => [row.taskId, row.count]));
}

/** Replaces any existing decision; a change without a decision needs no row to be open. */
export async function writeDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  changes: ChangeIndex,
  { state, note }: Verdict,
): Promise<void> {
  if (changes.length === 0) return;
  await announceChange(connection, taskId, 'decisions');
  const written = {
    state,
    note,
    version: sql`${decisions.version} + 1`,
    decidedBy: scope.userId,
    decidedAt: sql`now()`,
  };
  if (state === 'open') {
    const ids = changes.map(({ id }) => id);
    const decided = and(inArray(decisions.changeId, ids), ne(decisions.state, 'open'));
    await connection
      .update(decisions)
      .set(written)
      .where(and(ofTask(scope, taskId), decided));
    return;
  }
  await connection
    .insert(decisions)
    .values(
      changes.map(({ id, digest, isNoise }) => ({
        taskId,
        teamId: scope.teamId,
        changeId: id,
        digest,
        isNoise,
        state,
        note,
        version: 1,
        decidedBy: scope.userId,
      })),
    )
    .onConflictDoUpdate({
      target: [decisions.taskId, decisions.changeId],
      set: written,
    });
}

export async function deleteDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<void> {
  await connection.delete(decisions).where(ofTask(scope, taskId));
}

/** After another run: decisions on unchanged changes move to their new ids, the others are deleted. */
export async function carryDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  index: ChangeIndex,
): Promise<void> {
  const kept = await connection.select().from(decisions).where(ofTask(scope, taskId));
  if (kept.length === 0) return;
  const byDigest = new Map(kept.map((row) => [row.digest, row]));
  const carried = index.flatMap(({ id, digest, isNoise }) => {
    const row = byDigest.get(digest);
    byDigest.delete(digest);
    return row ? [{ ...row, changeId: id, isNoise }] : [];
  });
  await deleteDecisions(connection, scope, taskId);
  for (let from = 0; from < carried.length; from += ROWS_PER_INSERT)
    await connection.insert(decisions).values(carried.slice(from, from + ROWS_PER_INSERT));
}

/** A statement has at most 65,535 parameters, a row ten. */
const ROWS_PER_INSERT = 2000;

/** Decisions on the risks of reviews. The version increases with every write and is never used twice. */

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { auditRiskStates as states, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { announceChange } from '../live/index.ts';
import { identityOf, type RiskIndex } from './risk-index.ts';

type Row = typeof states.$inferSelect;
export type RiskStateRow = Awaited<ReturnType<typeof listRiskStateRows>>[number];
export type RiskVerdict = Pick<Row, 'state' | 'mode' | 'rewrite' | 'note'>;

const ofTask = (scope: ObjectScope, taskId: string) =>
  and(eq(states.taskId, taskId), eq(states.teamId, scope.teamId));

/** All of a review, or those of some risks. */
export async function listRiskStateRows(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  riskIds?: readonly string[],
) {
  const onlyThese = riskIds && inArray(states.riskId, [...riskIds]);
  return connection
    .select({
      riskId: states.riskId,
      state: states.state,
      mode: states.mode,
      rewrite: states.rewrite,
      note: states.note,
      version: states.version,
      decidedAt: states.decidedAt,
      decidedBy: personIn(scope),
    })
    .from(states)
    .innerJoin(users, eq(users.id, states.decidedBy))
    .where(and(ofTask(scope, taskId), onlyThese))
    .orderBy(asc(states.decidedAt), asc(states.riskId));
}

export interface DecidedRisk {
  readonly riskId: string;
  readonly state: Row['state'];
}

/** The risks that were adopted or ignored, for several reviews at once. */
export async function listDecidedRisks(
  connection: Connection,
  scope: ObjectScope,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DecidedRisk[]>> {
  if (taskIds.length === 0) return new Map();
  const rows = await connection
    .select({ taskId: states.taskId, riskId: states.riskId, state: states.state })
    .from(states)
    .where(
      and(inArray(states.taskId, [...taskIds]), eq(states.teamId, scope.teamId), ne(states.state, 'open')),
    )
    .orderBy(asc(states.riskId));
  return Map.groupBy(rows, (row) => row.taskId);
}

/** Replaces any existing decision. */
export async function writeRiskState(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  risk: RiskIndex[number],
  verdict: RiskVerdict,
): Promise<void> {
  await announceChange(connection, taskId, 'decisions');
  await connection
    .insert(states)
    .values({ ...newRow(scope, taskId, risk), ...verdict })
    .onConflictDoUpdate({ target: [states.taskId, states.riskId], set: { ...verdict, ...signed(scope) } });
}

/** Notes and rewritten texts stay; an untouched risk needs no row to be open. */
export async function writeRiskStates(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  risks: RiskIndex,
  state: Row['state'],
): Promise<void> {
  if (risks.length === 0) return;
  await announceChange(connection, taskId, 'decisions');
  if (state === 'open') {
    const ids = risks.map(({ id }) => id);
    await connection
      .update(states)
      .set({ state, ...signed(scope) })
      .where(and(ofTask(scope, taskId), inArray(states.riskId, ids), ne(states.state, 'open')));
    return;
  }
  await connection
    .insert(states)
    .values(
      risks.map((risk) => ({
        ...newRow(scope, taskId, risk),
        state,
        mode: risk.kind === 'missing' ? ('insert' as const) : ('replace' as const),
        rewrite: null,
        note: '',
      })),
    )
    .onConflictDoUpdate({ target: [states.taskId, states.riskId], set: { state, ...signed(scope) } });
}

export async function deleteRiskStates(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<void> {
  await connection.delete(states).where(ofTask(scope, taskId));
}

/**
 * After another review: decisions on unchanged risks move to their new ids, the others are deleted. An
 * adopted proposal whose text has changed is open again, because nobody has adopted the new text.
 */
export async function carryRiskStates(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  index: RiskIndex,
): Promise<void> {
  const kept = await connection.select().from(states).where(ofTask(scope, taskId));
  if (kept.length === 0) return;
  const byIdentity = new Map(kept.map((row) => [identityOf(row.digest), row]));
  const carried = index.flatMap(({ id, digest }) => {
    const row = byIdentity.get(identityOf(digest));
    byIdentity.delete(identityOf(digest));
    return row ? [{ ...reopened(row, digest), riskId: id, digest }] : [];
  });
  await deleteRiskStates(connection, scope, taskId);
  for (let from = 0; from < carried.length; from += ROWS_PER_INSERT)
    await connection.insert(states).values(carried.slice(from, from + ROWS_PER_INSERT));
}

function reopened(row: Row, digest: string): Row {
  const isOther = row.state === 'adopted' && row.rewrite === null && row.digest !== digest;
  return isOther ? { ...row, state: 'open', version: row.version + 1 } : row;
}

/** A statement has at most 65,535 parameters, a row eleven. */
const ROWS_PER_INSERT = 2000;

function newRow(scope: ObjectScope, taskId: string, { id, digest }: RiskIndex[number]) {
  return { taskId, teamId: scope.teamId, riskId: id, digest, version: 1, decidedBy: scope.userId };
}

/** Who changed it and when, and that it was changed. */
function signed(scope: ObjectScope) {
  return { version: sql`${states.version} + 1`, decidedBy: scope.userId, decidedAt: sql`now()` };
}

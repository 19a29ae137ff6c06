/** Decisions on findings. The version increases with every write and is never used twice. */
import { type DecisionState, isAccepted, type Verdict } from '@wenjian/document';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  auditRiskStates,
  comparisonDecisions,
  correctionStates,
  findingDecisions as decisions,
  users,
} from '../../database/schema.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import {
  type FindingEntry,
  type FindingIndex,
  identityOf,
  isHiddenFrom,
} from '../../platform/documents/finding-index.ts';
import { announceChange, carryComments, countComments } from '../live/index.ts';

type Row = typeof decisions.$inferSelect;
export type DecisionRow = Awaited<ReturnType<typeof listDecisionRows>>[number];

/** A statement has at most 65,535 parameters, a row twelve. */
const ROWS_PER_INSERT = 2000;

const ofTask = (scope: ObjectScope, taskId: string) =>
  and(eq(decisions.taskId, taskId), eq(decisions.teamId, scope.teamId));

/** All of a result, or those on some findings. */
export async function listDecisionRows(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  findingIds?: readonly string[],
) {
  const onlyThese = findingIds && inArray(decisions.findingId, [...findingIds]);
  return connection
    .select({
      findingId: decisions.findingId,
      state: decisions.state,
      text: decisions.text,
      placement: decisions.placement,
      note: decisions.note,
      version: decisions.version,
      decidedAt: decisions.decidedAt,
      decidedBy: personIn(scope),
    })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.decidedBy))
    .where(and(ofTask(scope, taskId), onlyThese))
    .orderBy(asc(decisions.decidedAt), asc(decisions.findingId));
}

export interface Decided {
  readonly findingId: string;
  readonly state: DecisionState;
}

/** What was decided, is counted and may be seen, for several results at once. */
export async function listDecided(
  connection: Connection,
  scope: ObjectScope,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Decided[]>> {
  if (taskIds.length === 0) return new Map();
  const rows = await connection
    .select({ taskId: decisions.taskId, findingId: decisions.findingId, state: decisions.state })
    .from(decisions)
    .where(
      and(
        inArray(decisions.taskId, [...taskIds]),
        eq(decisions.teamId, scope.teamId),
        eq(decisions.isNoise, false),
        ne(decisions.state, 'open'),
      ),
    )
    .orderBy(asc(decisions.findingId));
  const shown = rows.filter(({ findingId }) => !isHiddenFrom(scope, findingId));
  return Map.groupBy(shown, (row) => row.taskId);
}

/** Replaces any existing decision; what is absent from `change` stays. A finding without a decision needs no row to be open. */
export async function writeDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  findings: FindingIndex,
  change: Pick<Verdict, 'state'> & Partial<Verdict>,
): Promise<void> {
  if (findings.length === 0) return;
  await announceChange(connection, taskId, 'decisions');
  const row = (finding: FindingEntry): Omit<Row, 'decidedAt'> => ({
    taskId,
    teamId: scope.teamId,
    findingId: finding.id,
    digest: finding.digest,
    isNoise: finding.isNoise,
    text: null,
    placement: finding.placement,
    note: '',
    ...change,
    version: 1,
    decidedBy: scope.userId,
  });
  const signed = { version: sql`${decisions.version} + 1`, decidedBy: scope.userId, decidedAt: sql`now()` };
  for (const part of partsOf(findings))
    await connection
      .insert(decisions)
      .values(part.map(row))
      .onConflictDoUpdate({
        target: [decisions.taskId, decisions.findingId],
        set: { ...change, ...signed },
      });
}

/** Also where versions before this one kept them. */
export async function deleteDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<void> {
  for (const former of [comparisonDecisions, auditRiskStates, correctionStates])
    await connection.delete(former).where(and(eq(former.taskId, taskId), eq(former.teamId, scope.teamId)));
  await connection.delete(decisions).where(ofTask(scope, taskId));
}

/**
 * After another run: decisions and comments on unchanged findings move to their new ids, other decisions are deleted. An accepted proposal whose text
 * has changed is open again, because nobody has accepted the new text. `readIndex` is called only where somebody has decided or commented before: an
 * index can be long.
 */
export async function carryDecisions(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  readIndex: () => FindingIndex,
): Promise<void> {
  const kept = await connection.select().from(decisions).where(ofTask(scope, taskId));
  if (kept.length === 0 && (await countComments(connection, scope, taskId)) === 0) return;
  const index = readIndex();
  const findings = index.map(({ id, digest }) => ({ id, digest: identityOf(digest) }));
  await carryComments(connection, scope, taskId, findings);
  if (kept.length === 0) return;
  const byIdentity = new Map(kept.map((row) => [identityOf(row.digest), row]));
  const carried = index.flatMap(({ id, digest, isNoise }) => {
    const row = byIdentity.get(identityOf(digest));
    byIdentity.delete(identityOf(digest));
    return row ? [{ ...reopened(row, digest), findingId: id, digest, isNoise }] : [];
  });
  await deleteDecisions(connection, scope, taskId);
  for (const part of partsOf(carried)) await connection.insert(decisions).values([...part]);
}

function reopened(row: Row, digest: string): Row {
  const isOther = isAccepted(row) && row.state !== 'edited' && row.digest !== digest;
  return isOther ? { ...row, state: 'open', version: row.version + 1 } : row;
}

function partsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * ROWS_PER_INSERT, (at + 1) * ROWS_PER_INSERT),
  );
}

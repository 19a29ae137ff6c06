/** The security records. Rows are only ever added. */

import type { RecordedAction, RecordedKind } from '@wenjian/api';
import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  auditTemplates,
  contractTemplates,
  securityRecords as records,
  tasks,
  teamSpaces,
  users,
} from '../../database/schema.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export interface NewRecord {
  readonly action: RecordedAction;
  readonly objectKind: RecordedKind;
  readonly objectId: string;
  readonly objectName: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** In the caller's transaction: records and events exist only together. */
export async function recordAction(
  connection: Connection,
  { teamId, userId }: ObjectScope,
  record: NewRecord,
): Promise<void> {
  await connection.insert(records).values({ teamId, userId, ...record });
}

const BY_SYSTEM = { by: 'system' } as const;

/** No person did it: it was due. */
export async function recordSystemAction(
  connection: Connection,
  teamId: string,
  record: Omit<NewRecord, 'details'>,
): Promise<void> {
  await connection.insert(records).values({ teamId, userId: null, ...record, details: BY_SYSTEM });
}

export function isSystemAction({ details }: Pick<typeof records.$inferSelect, 'details'>): boolean {
  return details?.by === BY_SYSTEM.by;
}

/** A view or a download; a view is recorded once a day. */
export async function insertUse(
  connection: Connection,
  row: NewRecord & { readonly teamId: string; readonly userId: string | null },
): Promise<void> {
  await connection.insert(records).values(row).onConflictDoNothing();
}

/**
 * The current title: most objects are tasks, templates and review lists have their own names. Null if the team has no such
 * object.
 */
export async function readObjectName(
  connection: Connection,
  teamId: string,
  id: string,
): Promise<string | null> {
  const [task] = await connection
    .select({ title: tasks.title })
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.teamId, teamId)));
  if (task) return task.title;
  for (const table of [contractTemplates, auditTemplates]) {
    const [row] = await connection
      .select({ name: table.name })
      .from(table)
      .where(and(eq(table.id, id), eq(table.teamId, teamId)));
    if (row) return row.name;
  }
  return null;
}

export async function readTeamName(connection: Connection, scope: TeamScope): Promise<string> {
  const [row] = await connection
    .select({ name: teamSpaces.name })
    .from(teamSpaces)
    .where(eq(teamSpaces.id, scope.teamId));
  return row?.name ?? '';
}

export interface RecordFilter {
  readonly userId?: string | undefined;
  readonly action?: RecordedAction | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
}

export type RecordRow = Awaited<ReturnType<typeof listRecordRows>>[number];

export async function listRecordRows(
  connection: Connection,
  scope: TeamScope,
  filter: RecordFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return connection
    .select({ record: records, person: personIn(scope) })
    .from(records)
    .leftJoin(users, eq(users.id, records.userId))
    .where(matching(scope, filter))
    .orderBy(desc(records.createdAt), desc(records.id))
    .limit(limit)
    .offset(offset);
}

export async function countRecords(
  connection: Connection,
  scope: TeamScope,
  filter: RecordFilter,
): Promise<number> {
  const [row] = await connection.select({ total: count() }).from(records).where(matching(scope, filter));
  return row?.total ?? 0;
}

/** More people than a team can have; others are found by action and day. */
const PEOPLE_MAX = 2000;

/**
 * All people who did something here, including former members: the query jumps from person to person in the
 * index and does not scan all records.
 */
export async function listPeople(connection: Connection, scope: TeamScope) {
  const { teamId } = scope;
  return connection
    .select(personIn(scope))
    .from(users)
    .where(sql`${users.id} in (
      with recursive person (id) as (
        (select user_id from ${records} where team_id = ${teamId} and user_id is not null order by user_id limit 1)
        union all
        select (select user_id from ${records} where team_id = ${teamId} and user_id > person.id order by user_id limit 1)
        from person where person.id is not null
      )
      select person.id from person
    )`)
    .limit(PEOPLE_MAX);
}

function matching({ teamId }: TeamScope, { userId, action, since, before }: RecordFilter): SQL | undefined {
  return and(
    eq(records.teamId, teamId),
    userId === undefined ? undefined : eq(records.userId, userId),
    action === undefined ? undefined : eq(records.action, action),
    since === undefined ? undefined : gte(records.createdAt, since),
    before === undefined ? undefined : lt(records.createdAt, before),
  );
}

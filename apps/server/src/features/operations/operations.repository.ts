/**
 * The audit trail of operators: written in the transaction of the action, so neither exists without the
 * other.
 */
import { and, count, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import { operations, teamSpaces, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';

/** `id`: of the console's user; null in a terminal. `name` stands in the trail for good. */
export interface Operator {
  readonly id: string | null;
  readonly name: string;
}

export interface Operation {
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

export async function recordOperation(
  connection: Connection,
  { id, name }: Operator,
  operation: Operation,
): Promise<void> {
  await connection.insert(operations).values({ operatorId: id, operator: name, ...operation });
}

export interface OperationFilter {
  readonly operator?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
}

/** Newest first. */
export async function listOperations(
  connection: Connection,
  filter: OperationFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return connection
    .select({
      id: operations.id,
      at: operations.createdAt,
      operator: operations.operator,
      operatorId: operations.operatorId,
      action: operations.action,
      subject: operations.subject,
      details: operations.details,
    })
    .from(operations)
    .leftJoin(users, eq(users.id, operations.operatorId))
    .where(matching(filter))
    .orderBy(desc(operations.createdAt), desc(operations.id))
    .limit(limit)
    .offset(offset);
}

export async function countOperations(connection: Connection, filter: OperationFilter): Promise<number> {
  const [row] = await connection
    .select({ total: count() })
    .from(operations)
    .leftJoin(users, eq(users.id, operations.operatorId))
    .where(matching(filter));
  return row?.total ?? 0;
}

export async function listActions(connection: Connection): Promise<readonly string[]> {
  const rows = await connection
    .select({ action: operations.action })
    .from(operations)
    .groupBy(operations.action)
    .orderBy(operations.action);
  return rows.map(({ action }) => action);
}

/** People and spaces among these ids; whose account is closed has no name any more. */
export async function readSubjects(connection: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const people = await connection
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  const spaces = await connection
    .select({ space: teamSpaces, owner: users })
    .from(teamSpaces)
    .innerJoin(users, eq(users.id, teamSpaces.ownerId))
    .where(inArray(teamSpaces.id, [...ids]));
  return [
    ...people.map((person) => ({ id: person.id, person, team: null })),
    ...spaces.map(({ space, owner }) => ({
      id: space.id,
      person: owner,
      team: space.type === 'team' ? space.name : null,
    })),
  ];
}

function matching({ operator, action, subject, since, before }: OperationFilter): SQL | undefined {
  return and(
    operator === undefined ? undefined : isBy(operator),
    action === undefined ? undefined : eq(operations.action, action),
    subject === undefined ? undefined : ilike(operations.subject, containing(subject)),
    since === undefined ? undefined : gte(operations.createdAt, since),
    before === undefined ? undefined : lt(operations.createdAt, before),
  );
}

function isBy(words: string): SQL | undefined {
  const pattern = containing(words);
  return or(
    ilike(operations.operator, pattern),
    eq(users.phone, words),
    ilike(users.username, pattern),
    ilike(users.name, pattern),
  );
}

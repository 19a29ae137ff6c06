/** Users and team spaces as operators find them: counts and names, nothing of their documents. */
import { planNames } from '@wenjian/api';
import {
  and,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNull,
  like,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  accountClosures,
  balanceEntries,
  operators,
  signIns,
  tasks,
  teamMembers,
  teamSpaces,
  users,
} from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';

export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

export interface UserQuery extends Page {
  readonly search?: string | undefined;
  readonly state?: 'paid' | 'free' | undefined;
}

/** Newest first. A closed account is none any more. */
export async function listUserRows(connection: Connection, { search, state, page, pageSize }: UserQuery) {
  const where = and(
    isNull(teamSpaces.erasedAt),
    search === undefined || search === '' ? undefined : isCalled(search),
    state === undefined ? undefined : isPaid(state === 'paid'),
  );
  const ofSpace = and(eq(teamSpaces.ownerId, users.id), eq(teamSpaces.type, 'personal'));
  const items = await connection
    .select({
      user: users,
      teamId: teamSpaces.id,
      teams: countOf(teamMembers, sql`${teamMembers.userId} = ${users.id}`),
      openSignIns: countOf(
        signIns,
        sql`${signIns.userId} = ${users.id} and ${signIns.endedAt} is null and ${signIns.expiresAt} > now()`,
      ),
      lastSeenAt:
        sql<Date | null>`(select max(${signIns.lastSeenAt}) from ${signIns} where ${signIns.userId} = ${users.id})`.mapWith(
          signIns.lastSeenAt,
        ),
      isOperator: sql<boolean>`exists (select from ${operators} where ${operators.userId} = ${users.id})`,
      isClosing: sql<boolean>`exists (select from ${accountClosures} where ${accountClosures.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(teamSpaces, ofSpace)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await connection
    .select({ total: count() })
    .from(users)
    .innerJoin(teamSpaces, ofSpace)
    .where(where);
  return { items, total: all?.total ?? 0 };
}

/** Newest first. */
export async function listTeamRows(
  connection: Connection,
  { search, page, pageSize }: Page & { readonly search?: string | undefined },
) {
  const where = and(
    eq(teamSpaces.type, 'team'),
    isNull(teamSpaces.erasedAt),
    search === undefined || search === '' ? undefined : or(isNamed(search), isCalled(search)),
  );
  const items = await connection
    .select({
      space: teamSpaces,
      owner: users,
      members: countOf(teamMembers, sql`${teamMembers.teamId} = ${teamSpaces.id}`),
      tasks: countOf(tasks, sql`${tasks.teamId} = ${teamSpaces.id} and ${tasks.deletedAt} is null`),
    })
    .from(teamSpaces)
    .innerJoin(users, eq(users.id, teamSpaces.ownerId))
    .where(where)
    .orderBy(desc(teamSpaces.createdAt), desc(teamSpaces.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await connection
    .select({ total: count() })
    .from(teamSpaces)
    .innerJoin(users, eq(users.id, teamSpaces.ownerId))
    .where(where);
  return { items, total: all?.total ?? 0 };
}

const SHOWN_DIGITS = /^\d{4}$/;

/** A number is found only by itself or by the digits that are shown: by parts of it, the hidden ones could be guessed. */
export function isCalled(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    eq(users.phone, search),
    SHOWN_DIGITS.test(search) ? like(users.phone, `%${search}`) : undefined,
    ilike(users.username, pattern),
    ilike(users.name, pattern),
    ilike(users.nickname, pattern),
    sql`${users.id}::text = ${search}`,
  );
}

export function isNamed(search: string): SQL | undefined {
  return or(ilike(teamSpaces.name, containing(search)), sql`${teamSpaces.id}::text = ${search}`);
}

function countOf(table: typeof teamMembers | typeof signIns | typeof tasks, where: SQL) {
  return sql<number>`(select count(*)::int from ${table} where ${where})`;
}

const paidPlans = planNames.filter((name) => name !== 'free');

/** A bought or given plan that holds now and was not taken back. */
function isPaid(wanted: boolean): SQL {
  const held = exists(
    sql`(select from ${balanceEntries} where ${balanceEntries.teamId} = ${teamSpaces.id}
      and ${balanceEntries.kind} = 'grant' and ${inArray(balanceEntries.plan, paidPlans)}
      and (${balanceEntries.expiresAt} is null or ${balanceEntries.expiresAt} > now())
      and not exists (select from ${balanceEntries} as taken
        where taken.grant_id = ${balanceEntries.id} and taken.kind = 'refund'))`,
  );
  return wanted ? held : not(held);
}

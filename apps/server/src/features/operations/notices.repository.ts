/** Popups and announcements of every time, for operators. */
import { and, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { messages, notices, teamSpaces, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import type { Page } from './people.repository.ts';

export interface NoticeQuery extends Page {
  readonly state?: 'shown' | 'ended' | undefined;
  readonly search?: string | undefined;
}

const isEnded = sql<boolean>`coalesce(${notices.endsAt} <= now(), false)`;

/** Newest first. */
export async function listNoticeRows(connection: Connection, { state, search, page, pageSize }: NoticeQuery) {
  const where = and(
    state === undefined ? undefined : stateIs(state),
    search === undefined || search === '' ? undefined : ilike(notices.content, containing(search)),
  );
  const items = await connection
    .select({
      notice: notices,
      space: teamSpaces,
      owner: users,
      isEnded,
      seen: sql<number>`(select count(*)::int from ${messages} where ${messages.noticeId} = ${sql.raw('"notices"."id"')})`,
    })
    .from(notices)
    .leftJoin(teamSpaces, eq(teamSpaces.id, notices.teamId))
    .leftJoin(users, eq(users.id, teamSpaces.ownerId))
    .where(where)
    .orderBy(desc(notices.startsAt), desc(notices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await connection.select({ total: count() }).from(notices).where(where);
  return { items, total: all?.total ?? 0 };
}

function stateIs(state: 'shown' | 'ended'): SQL {
  return state === 'ended' ? isEnded : sql`not ${isEnded}`;
}

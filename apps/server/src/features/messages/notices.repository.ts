/** Notices: published once; each user gets a copy at the first request. */
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { messages, notices, teamMembers, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { NoticeRow } from './messages.repository.ts';

export interface UsersNotice {
  readonly id: string;
  readonly content: string;
  readonly templateNumber: string;
  readonly ackAt: Date | null;
}

export interface NewNotice {
  readonly templateNumber: string;
  readonly content: string;
  readonly audience: NoticeRow['audience'];
  /** Only for the members of this space. */
  readonly teamId?: string | null;
  readonly endsAt: Date | null;
}

/** Published again with the same number, it is shown only to users who have not seen it. */
export async function publishNotice(connection: Connection, notice: NewNotice): Promise<void> {
  const { content, audience, endsAt } = notice;
  await connection
    .insert(notices)
    .values(notice)
    .onConflictDoUpdate({ target: notices.templateNumber, set: { content, audience, endsAt } });
}

/** Another subject under the same number: users who acknowledged the former one have not seen this. */
export async function replaceNotice(connection: Connection, notice: NewNotice): Promise<void> {
  await connection.delete(notices).where(eq(notices.templateNumber, notice.templateNumber));
  await connection.insert(notices).values(notice);
}

/** False if none with this number was in force. */
export async function endNotice(connection: Connection, templateNumber: string): Promise<boolean> {
  const ended = await connection
    .update(notices)
    .set({ endsAt: sql`now()` })
    .where(and(eq(notices.templateNumber, templateNumber), isInForce()))
    .returning({ id: notices.id });
  return ended.length > 0;
}

export async function listNoticesInForce(connection: Connection): Promise<readonly NoticeRow[]> {
  return connection.select().from(notices).where(isInForce()).orderBy(asc(notices.startsAt));
}

function isInForce(): SQL | undefined {
  return and(lte(notices.startsAt, sql`now()`), or(isNull(notices.endsAt), gt(notices.endsAt, sql`now()`)));
}

export interface NoticeFilter {
  /** Of the notices for single spaces, those for this one; null: for any space of the user. */
  readonly teamId: string | null;
  readonly templateNumber?: string;
}

/** Those in force for the user. */
export async function noticesFor(
  connection: Connection,
  userId: string,
  { teamId, templateNumber }: NoticeFilter,
): Promise<readonly UsersNotice[]> {
  const meant = await connection
    .select({ notice: notices })
    .from(notices)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        isInForce(),
        isAudience(),
        or(isNull(notices.teamId), and(isMember(userId), teamId ? eq(notices.teamId, teamId) : undefined)),
        templateNumber === undefined ? undefined : eq(notices.templateNumber, templateNumber),
      ),
    );
  if (meant.length === 0) return [];
  await connection
    .insert(messages)
    .values(
      meant.map(({ notice }) => ({
        userId,
        kind: 'announcement' as const,
        content: notice.content,
        noticeId: notice.id,
      })),
    )
    .onConflictDoNothing();
  return copiesOf(
    connection,
    userId,
    meant.map(({ notice }) => notice.id),
  );
}

function isAudience(): SQL | undefined {
  return or(
    eq(notices.audience, 'everybody'),
    and(eq(notices.audience, 'newUsers'), gt(users.createdAt, notices.startsAt)),
    and(eq(notices.audience, 'knownUsers'), lte(users.createdAt, notices.startsAt)),
  );
}

function isMember(userId: string): SQL {
  return sql`exists (
    select from ${teamMembers}
    where ${teamMembers.teamId} = ${notices.teamId} and ${teamMembers.userId} = ${userId}
  )`;
}

/** Null if it is not a notice, or not the one with this number. */
export async function acknowledge(
  connection: Connection,
  userId: string,
  messageId: string,
  templateNumber?: string,
): Promise<UsersNotice | null> {
  const [row] = await connection
    .update(messages)
    .set({ ackAt: sql`coalesce(${messages.ackAt}, now())` })
    .from(notices)
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.userId, userId),
        eq(notices.id, messages.noticeId),
        templateNumber === undefined ? undefined : eq(notices.templateNumber, templateNumber),
      ),
    )
    .returning({ noticeId: notices.id });
  if (!row) return null;
  const [copy] = await copiesOf(connection, userId, [row.noticeId]);
  return copy ?? null;
}

async function copiesOf(
  connection: Connection,
  userId: string,
  noticeIds: readonly string[],
): Promise<readonly UsersNotice[]> {
  return connection
    .select({
      id: messages.id,
      content: notices.content,
      templateNumber: notices.templateNumber,
      ackAt: messages.ackAt,
    })
    .from(messages)
    .innerJoin(notices, eq(notices.id, messages.noticeId))
    .where(and(eq(messages.userId, userId), inArray(notices.id, [...noticeIds])))
    .orderBy(notices.startsAt);
}

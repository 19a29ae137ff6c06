/** Messages to users. Every query names the user whose messages they are. */
import type { MessageKind } from '@wenjian/api';
import {
  and,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { MessageSubject } from '../../database/schema.ts';
import { messages, type notices } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { queueDeliveries } from './deliveries.repository.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NoticeRow = typeof notices.$inferSelect;

export interface NewMessage {
  readonly userId: string;
  readonly teamId: string | null;
  readonly kind: MessageKind;
  readonly content: string;
  /** A path of the product. */
  readonly link: string | null;
  readonly subject: MessageSubject | null;
  /** The person whose name begins the content: erased with them. */
  readonly aboutUserId?: string;
}

/** In the caller's transaction: no message about something that did not happen. */
export async function postMessages(connection: Connection, posted: readonly NewMessage[]): Promise<void> {
  if (posted.length === 0) return;
  const rows = await connection
    .insert(messages)
    .values([...posted])
    .returning({ id: messages.id, userId: messages.userId, kind: messages.kind });
  await queueDeliveries(connection, rows);
}

/** The last unread message of a batch: about this space, with this link of the tool's list, not older than `since`. */
export async function findOpenBatch(
  connection: Connection,
  batch: {
    readonly userId: string;
    readonly teamId: string;
    readonly tool: string;
    readonly since: Date;
  },
): Promise<Pick<MessageRow, 'id' | 'subject'> | null> {
  const { userId, teamId, tool, since } = batch;
  const [row] = await connection
    .select({ id: messages.id, subject: messages.subject })
    .from(messages)
    .where(
      and(
        listedOf(userId),
        eq(messages.teamId, teamId),
        eq(messages.kind, 'taskEnded'),
        // One that was never counted at the bell goes on as well.
        or(isNull(messages.readAt), eq(messages.readAt, messages.createdAt)),
        gt(messages.createdAt, since),
        ilike(messages.content, `${tool}%`),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** The same message tells of one run more, and stands at the top again. */
export async function retellBatch(
  connection: Connection,
  id: string,
  told: Pick<NewMessage, 'content' | 'link' | 'subject'>,
): Promise<void> {
  const rows = await connection
    .update(messages)
    .set({ ...told, createdAt: sql`now()` })
    .where(eq(messages.id, id))
    .returning({ id: messages.id, userId: messages.userId, kind: messages.kind });
  await queueDeliveries(connection, rows);
}

/** Whether anybody was told this of a person since then, deleted messages included. */
export async function wasToldOf(
  connection: Connection,
  told: {
    readonly teamId: string;
    readonly aboutUserId: string;
    readonly kind: MessageKind;
    readonly since: Date;
  },
): Promise<boolean> {
  const { teamId, aboutUserId, kind, since } = told;
  const sameOf = and(eq(messages.teamId, teamId), eq(messages.aboutUserId, aboutUserId));
  const [row] = await connection
    .select({ id: messages.id })
    .from(messages)
    .where(and(sameOf, eq(messages.kind, kind), gt(messages.createdAt, since)))
    .limit(1);
  return row !== undefined;
}

/** Notices have their own dialogs: messages are those in the list. */
const listedOf = (userId: string) =>
  and(eq(messages.userId, userId), isNull(messages.deletedAt), isNull(messages.noticeId));

export interface MessageFilter {
  readonly isUnread?: boolean | undefined;
  readonly kinds?: readonly MessageKind[] | undefined;
  readonly keyword?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export async function listMessages(connection: Connection, userId: string, filter: MessageFilter) {
  const wanted = and(
    listedOf(userId),
    filter.isUnread ? isNull(messages.readAt) : undefined,
    filter.kinds === undefined ? undefined : inArray(messages.kind, [...filter.kinds]),
    filter.keyword === undefined ? undefined : contains(filter.keyword),
  );
  const items = await connection
    .select()
    .from(messages)
    .where(wanted)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [all] = await connection.select({ total: count() }).from(messages).where(wanted);
  return { items, total: all?.total ?? 0 };
}

/** `%` and `_` are ordinary characters in a search. */
function contains(keyword: string): SQL {
  return ilike(messages.content, `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}

export async function countUnread(connection: Connection, userId: string): Promise<number> {
  const [row] = await connection
    .select({ unread: count() })
    .from(messages)
    .where(and(listedOf(userId), isNull(messages.readAt)));
  return row?.unread ?? 0;
}

export async function findMessage(
  connection: Connection,
  userId: string,
  id: string,
): Promise<MessageRow | null> {
  const [row] = await connection
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, userId), isNull(messages.deletedAt)));
  return row ?? null;
}

/** All of them, or one. */
export async function markRead(connection: Connection, userId: string, id?: string): Promise<void> {
  await connection
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(
      and(listedOf(userId), isNull(messages.readAt), id === undefined ? undefined : eq(messages.id, id)),
    );
}

export async function deleteOne(connection: Connection, userId: string, id: string): Promise<number> {
  return remove(connection, userId, eq(messages.id, id));
}

/** This one, and the read ones before it. */
export async function deleteWithReadBefore(
  connection: Connection,
  userId: string,
  id: string,
): Promise<number> {
  // Compared in the database, because its timestamps are more precise than ours.
  const instant = connection
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, userId)));
  const readBefore = and(isNotNull(messages.readAt), lte(messages.createdAt, instant));
  return remove(connection, userId, or(eq(messages.id, id), readBefore));
}

async function remove(connection: Connection, userId: string, which: SQL | undefined): Promise<number> {
  const rows = await connection
    .update(messages)
    .set({ deletedAt: sql`now()` })
    .where(and(listedOf(userId), which))
    .returning({ id: messages.id });
  return rows.length;
}

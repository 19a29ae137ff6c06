/** Chats of one user in one space. */
import type { ChatMode } from '@wenjian/api';
import { and, count, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { chatMessages, chats, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';

export type ChatRow = typeof chats.$inferSelect;

const own = (scope: TeamScope) => and(eq(chats.userId, scope.userId), eq(chats.teamId, scope.teamId));
const ownChat = (scope: TeamScope, id: string) => and(eq(chats.id, id), own(scope));

/** Any chat by id, for the access check only. */
export async function findChatOwner(connection: Connection, id: string) {
  const [row] = await connection
    .select({ teamId: chats.teamId, userId: chats.userId })
    .from(chats)
    .where(eq(chats.id, id));
  return row ?? null;
}

export async function findChat(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<ChatRow | null> {
  const [row] = await connection.select().from(chats).where(ownChat(scope, id));
  return row ?? null;
}

/** False: the id is taken. */
export async function insertChat(
  connection: Connection,
  scope: TeamScope,
  chat: { readonly id: string; readonly title: string; readonly mode: ChatMode },
): Promise<boolean> {
  const rows = await connection
    .insert(chats)
    .values({ ...chat, teamId: scope.teamId, userId: scope.userId })
    .onConflictDoNothing()
    .returning({ id: chats.id });
  return rows.length > 0;
}

export async function touchChat(connection: Connection, scope: TeamScope, id: string, mode: ChatMode) {
  await connection.update(chats).set({ mode, updatedAt: new Date() }).where(ownChat(scope, id));
}

export async function renameChatRow(connection: Connection, scope: TeamScope, id: string, title: string) {
  await connection.update(chats).set({ title }).where(ownChat(scope, id));
}

export async function deleteChats(
  connection: Connection,
  scope: TeamScope,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await connection
    .delete(chats)
    .where(and(inArray(chats.id, [...ids]), own(scope)))
    .returning({ id: chats.id });
  return rows.length;
}

export async function listChatIds(connection: Connection, scope: TeamScope): Promise<readonly string[]> {
  const rows = await connection.select({ id: chats.id }).from(chats).where(own(scope));
  return rows.map(({ id }) => id);
}

export interface ChatPage {
  readonly keyword: string | null;
  readonly page: number;
  readonly pageSize: number;
}

export async function listChatRows(
  connection: Connection,
  scope: TeamScope,
  { keyword, page, pageSize }: ChatPage,
) {
  const pattern = keyword === null ? null : containing(keyword);
  const where = and(own(scope), pattern === null ? undefined : mentions(connection, pattern));
  const rows = await connection
    .select({
      chat: chats,
      messageCount: sql<number>`(select count(*) from ${chatMessages} m where m.chat_id = ${chats}.id)::int`,
      isReplying: sql<boolean>`exists (select 1 from ${chatMessages} m where m.chat_id = ${chats}.id and m.state = 'running')`,
      /** The first message with the words. */
      found:
        pattern === null
          ? sql<string | null>`null`
          : sql<
              string | null
            >`(select m.content from ${chatMessages} m where m.chat_id = ${chats}.id and m.content ilike ${pattern} order by m.position limit 1)`,
    })
    .from(chats)
    .where(where)
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await connection.select({ rows: count() }).from(chats).where(where);
  return { rows, total: total?.rows ?? 0 };
}

function mentions(connection: Connection, pattern: string): SQL | undefined {
  const said = connection
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chats.id), ilike(chatMessages.content, pattern)));
  return or(ilike(chats.title, pattern), exists(said));
}

export async function saveShare(
  connection: Connection,
  scope: TeamScope,
  id: string,
  share: Pick<ChatRow, 'shareKey' | 'sharedAt' | 'shareExpiresAt'>,
): Promise<void> {
  await connection.update(chats).set(share).where(ownChat(scope, id));
}

/** Found by the key; with the user who shared it. */
export async function findSharedChat(connection: Connection, key: string) {
  const [row] = await connection.select().from(chats).where(eq(chats.shareKey, key));
  if (!row) return null;
  const [person] = await connection.select(personIn(row)).from(users).where(eq(users.id, row.userId));
  return person ? { chat: row, person } : null;
}

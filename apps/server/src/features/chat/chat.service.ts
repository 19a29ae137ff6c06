/** A user's own chats: list, single chat, title, share link, rating of answers. */
import { randomBytes } from 'node:crypto';
import { CHAT_LINK_DAYS, type ChatFeedbackType } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { readInviteCode } from '../invitations/index.ts';
import { recordAction } from '../records/index.ts';
import { findMembership } from '../teams/index.ts';
import { lockAsker } from './answer-count.repository.ts';
import { readAnswers } from './answer-count.service.ts';
import { ownChatAbilities } from './chat.policy.ts';
import { announceChats } from './chat-changes.ts';
import { findLastAnswer, isAnyRunning, listMessageRows, saveFeedback } from './chat-messages.repository.ts';
import {
  type ChatPage,
  type ChatRow,
  deleteChats,
  findChat,
  findChatOwner,
  findSharedChat,
  listChatIds,
  listChatRows,
  renameChatRow,
  saveShare,
} from './chats.repository.ts';
import { settleAbandoned } from './end-reply.ts';
import { presentMessage, presentSharedMessage, presentSummary } from './present-chat.ts';

export async function chatAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const owner = await findChatOwner(connection, id);
  if (owner?.userId !== user.id) return null;
  const scope = await findMembership(connection, user.id, owner.teamId);
  return scope ? { scope, abilities: ownChatAbilities } : null;
}

export async function readChat(database: Database, scope: TeamScope, id: string) {
  await settleAbandoned(database, { chatIds: [id] });
  const chat = await requiredChat(database, scope, id);
  const rows = await listMessageRows(database, id);
  const running = rows.find(({ state }) => state === 'running');
  return {
    id,
    title: chat.title,
    mode: chat.mode,
    history: rows.map(presentMessage),
    running: running ? { message_id: running.id } : null,
    is_shared: isShared(chat),
  };
}

export async function requiredChat(connection: Connection, scope: TeamScope, id: string): Promise<ChatRow> {
  const chat = await findChat(connection, scope, id);
  if (!chat) throw new AppError('NOT_FOUND');
  return chat;
}

export async function readChats(connection: Connection, scope: TeamScope, page: ChatPage) {
  const { rows, total } = await listChatRows(connection, scope, page);
  return {
    total,
    items: rows.map(({ chat, ...row }) => ({
      ...presentSummary(chat, row, page.keyword),
      is_shared: isShared(chat),
    })),
  };
}

/** One chat, or all of the space. Refused as a whole while an answer is running in one. */
export async function clearChats(database: Database, scope: TeamScope, id: string | null): Promise<number> {
  if (id !== null) await requiredChat(database, scope, id);
  await settleAbandoned(database, { userId: scope.userId });
  return database.transaction(async (transaction) => {
    // The asker is locked while a question is accepted: no question is accepted in a chat that is being
    // deleted.
    await lockAsker(transaction, scope.userId);
    const ids = id === null ? await listChatIds(transaction, scope) : [id];
    if (await isAnyRunning(transaction, ids)) throw new AppError('CHAT_REPLYING');
    const deleted = await deleteChats(transaction, scope, ids);
    await announceChats(transaction, scope.userId);
    return deleted;
  });
}

export async function renameChat(database: Database, scope: TeamScope, id: string, title: string) {
  await database.transaction(async (transaction) => {
    await renameChatRow(transaction, scope, id, title);
    await announceChats(transaction, scope.userId);
  });
  return { title };
}

/** 192 bits: cannot be guessed. */
const KEY_BYTES = 24;
const DAY_MS = 24 * 3600 * 1000;

/**
 * In a space with a paid plan the link does not expire; sharing again renews an expired link, also after a
 * purchase.
 */
export async function shareChat(database: Database, scope: TeamScope, id: string) {
  const answer = await findLastAnswer(database, id);
  if (answer?.state === 'running') throw new AppError('CHAT_REPLYING');
  const { isMember } = await readAnswers(database, scope);
  const { code } = await readInviteCode(database, scope.userId);
  return database.transaction(async (transaction) => {
    const chat = await requiredChat(transaction, scope, id);
    const key = isShared(chat) ? chat.shareKey : null;
    const expiresAt = isMember
      ? null
      : key !== null && chat.shareExpiresAt !== null
        ? chat.shareExpiresAt
        : new Date(Date.now() + CHAT_LINK_DAYS * DAY_MS);
    const fresh = key ?? randomBytes(KEY_BYTES).toString('base64url');
    await saveShare(transaction, scope, id, {
      shareKey: fresh,
      sharedAt: key === null ? new Date() : chat.sharedAt,
      shareExpiresAt: expiresAt,
    });
    if (key === null) await recordShare(transaction, scope, id, 'shared');
    return {
      key: fresh,
      invite_code: code,
      is_new: key === null,
      is_member: isMember,
      expires_at: expiresAt?.toISOString() ?? null,
    };
  });
}

export async function unshareChat(database: Database, scope: TeamScope, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const chat = await requiredChat(transaction, scope, id);
    if (chat.shareKey === null) return;
    await saveShare(transaction, scope, id, { shareKey: null, sharedAt: null, shareExpiresAt: null });
    await recordShare(transaction, scope, id, 'unshared');
  });
}

/** The team's records show who shared a chat, but not its title. */
async function recordShare(
  connection: Connection,
  scope: TeamScope,
  objectId: string,
  action: 'shared' | 'unshared',
): Promise<void> {
  await recordAction(connection, scope, { action, objectKind: 'chat', objectId, objectName: '' });
}

export async function readSharedChat(database: Database, key: string) {
  const shared = await findSharedChat(database, key);
  if (!shared?.chat.sharedAt) throw new AppError('NOT_FOUND');
  const { chat, person } = shared;
  const scope = await findMembership(database, chat.userId, chat.teamId);
  // A former member's link shows nothing of the space.
  if (!isShared(chat) || scope === null) throw new AppError('GONE');
  const { isMember } = await readAnswers(database, scope);
  const { code } = await readInviteCode(database, chat.userId);
  const rows = await listMessageRows(database, chat.id);
  return {
    title: chat.title,
    shared_by: shownName({ ...person, ownName: null }),
    shared_at: shared.chat.sharedAt.toISOString(),
    invite_code: code,
    is_member: isMember,
    history: rows.filter(({ state }) => state !== 'running').map(presentSharedMessage),
  };
}

function isShared({ shareKey, shareExpiresAt }: ChatRow): boolean {
  return shareKey !== null && (shareExpiresAt === null || shareExpiresAt.getTime() > Date.now());
}

export async function rateAnswer(
  database: Database,
  scope: TeamScope,
  { chatId, messageId }: { readonly chatId: string; readonly messageId: string },
  feedback: { readonly type: ChatFeedbackType | null; readonly comment: string },
) {
  await database.transaction(async (transaction) => {
    if (!(await saveFeedback(transaction, chatId, messageId, feedback))) throw new AppError('NOT_FOUND');
    await announceChats(transaction, scope.userId);
  });
  return { type: feedback.type };
}

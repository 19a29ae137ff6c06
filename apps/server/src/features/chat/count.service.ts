/** Calls about the remaining answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { CHAT_ANSWERS_INVITATION } from '@wenjian/api';
import type { SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { acceptInvitation } from '../invitations/index.ts';
import { readAnswers } from './answer-count.service.ts';
import { chatText } from './chat.text.ts';
import { askToStop, findMessage } from './chat-messages.repository.ts';
import { findChatOwner } from './chats.repository.ts';
import { settleAbandoned } from './end-reply.ts';
import type { RunningReplies } from './running-replies.ts';

/** The other side gets theirs from the same invitation: answers are computed from it. */
export async function acceptInvite(
  database: Database,
  user: SignedInUser,
  scope: TeamScope,
  { invite_code, device_id }: { readonly invite_code: string; readonly device_id: string },
) {
  await acceptInvitation(database, user, { code: invite_code, deviceId: device_id });
  return { added: CHAT_ANSWERS_INVITATION, count: (await readAnswers(database, scope)).left };
}

/** Another server learns of it within half a second; the call waits no longer than this. */
const END_MS = 3_000;
const LOOK_MS = 50;

/** Stops the running answer of the chat; it stays counted. Without a running answer nothing is counted. */
export async function stopAnswer(
  database: Database,
  replies: RunningReplies,
  user: SignedInUser,
  scope: TeamScope,
  chatId: string,
) {
  const owner = await findChatOwner(database, chatId);
  if (owner !== null && owner.userId !== user.id) throw new AppError('NOT_FOUND');
  await settleAbandoned(database, { chatIds: [chatId] });
  const messageId = owner === null ? null : await askToStop(database, chatId);
  if (messageId !== null) {
    replies.find(messageId)?.stop('stopped');
    await untilEnded(database, messageId);
  }
  const { left } = await readAnswers(database, scope);
  if (messageId === null && left === 0)
    throw new AppError('INSUFFICIENT_BALANCE', { message: chatText.noAnswersLeft });
  return { count: left, is_stopped: messageId !== null };
}

async function untilEnded(database: Database, messageId: string): Promise<void> {
  const end = Date.now() + END_MS;
  while (Date.now() < end) {
    const message = await findMessage(database, messageId);
    if (message?.state !== 'running') return;
    await pause(LOOK_MS);
  }
}

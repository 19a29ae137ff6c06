/**
 * The answers of a user: a number per day, more in a space with a paid plan, and those given by invitations,
 * which are used last. One is taken in the transaction that accepts a question, and refunded when the answer
 * fails, even after a partial answer.
 */
import { CHAT_ANSWERS_FREE, CHAT_ANSWERS_INVITATION, CHAT_ANSWERS_MEMBER } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { beijingDay, beijingToday } from '../../platform/people/beijing-day.ts';
import { readBalance } from '../billing/index.ts';
import { countRewards } from '../invitations/index.ts';
import { countOfBonus, countOnDay, usedOfBonus, usedOn } from './answer-count.repository.ts';
import { chatText } from './chat.text.ts';

export interface Taken {
  readonly takenFrom: 'day' | 'bonus';
  readonly takenOn: string;
}

export async function readAnswers(connection: Connection, scope: TeamScope, now = new Date()) {
  const { vipStatus: isMember } = await readBalance(connection, scope, now);
  const limit = isMember ? CHAT_ANSWERS_MEMBER : CHAT_ANSWERS_FREE;
  const used = await usedOn(connection, scope.userId, beijingToday(now));
  const brought = CHAT_ANSWERS_INVITATION * (await countRewards(connection, scope.userId));
  const bonus = Math.max(0, brought - (await usedOfBonus(connection, scope.userId)));
  const ofDay = Math.max(0, limit - used);
  return { limit, ofDay, bonus, left: ofDay + bonus, isMember, resetsAt: beijingDay(now).end };
}

/** The asker is locked. Throws if none is left. */
export async function takeAnswer(connection: Connection, scope: TeamScope): Promise<Taken> {
  const now = new Date();
  const { ofDay, bonus } = await readAnswers(connection, scope, now);
  const takenOn = beijingToday(now);
  if (ofDay > 0) {
    await countOnDay(connection, scope.userId, takenOn, 1);
    return { takenFrom: 'day', takenOn };
  }
  if (bonus <= 0) throw new AppError('INSUFFICIENT_BALANCE', { message: chatText.noAnswersLeft });
  await countOfBonus(connection, scope.userId, 1);
  return { takenFrom: 'bonus', takenOn };
}

export async function giveAnswerBack(
  connection: Connection,
  userId: string,
  { takenFrom, takenOn }: { readonly takenFrom: 'day' | 'bonus' | null; readonly takenOn: string | null },
): Promise<void> {
  if (takenFrom === 'day' && takenOn !== null) await countOnDay(connection, userId, takenOn, -1);
  if (takenFrom === 'bonus') await countOfBonus(connection, userId, -1);
}

/**
 * A user's chats with the assistant. They belong to the user even in a team: nobody else sees them there
 * either.
 */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as s from '../../database/schema.ts';
import type { TableRule } from './table-rule.ts';

const theirs = { isPrivate: true, withSpace: 'delete', withPerson: 'delete' } as const;

export const chatTables: readonly TableRule[] = [
  {
    table: s.chats,
    space: s.chats.teamId,
    person: s.chats.userId,
    hidden: [s.chats.shareKey],
    isArchived: true,
    ...theirs,
    why: '与助手的对话只属于本人',
  },
  {
    table: s.chatMessages,
    through: (teamId) => messagesWhere(s.chats.teamId, teamId),
    ofPerson: (userId) => messagesWhere(s.chats.userId, userId),
    isArchived: true,
    ...theirs,
    why: '对话里的问题与回答只属于本人',
  },
  {
    table: s.chatEvents,
    isArchived: false,
    ...theirs,
    why: '回答的过程，几分钟后删除；随回答一起删除（外键）',
  },
  {
    table: s.chatChanges,
    person: s.chatChanges.userId,
    isArchived: false,
    ...theirs,
    why: '本人对话变了几次，用来通知本人的其他页面',
  },
  { table: s.chatDays, person: s.chatDays.userId, isArchived: true, ...theirs, why: '本人每天问了多少次' },
  {
    table: s.chatBonusUses,
    person: s.chatBonusUses.userId,
    isArchived: true,
    ...theirs,
    why: '本人用掉的奖励次数',
  },
];

function messagesWhere(column: PgColumn, id: string): SQL {
  return inArray(s.chatMessages.chatId, sql`(select ${s.chats.id} from ${s.chats} where ${column} = ${id})`);
}

/** Tasks opened to people outside their team space. */
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/** A task that was opened to people outside its team space; closing it keeps its collaborators. */
export const collaborations = pgTable('collaborations', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  teamId: teamId(),
  isClosed: boolean().notNull().default(false),
  openedBy: uuid()
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
});

/** People invited by phone, or who asked for access. `userId` is set when they joined or asked. */
export const collaborationMembers = pgTable(
  'collaboration_members',
  {
    taskId: uuid()
      .notNull()
      .references(() => collaborations.taskId, { onDelete: 'cascade' }),
    teamId: teamId(),
    phone: text().notNull(),
    userId: uuid().references(() => users.id),
    permission: text({ enum: ['readwrite', 'readonly'] }).notNull(),
    /** How they came: invited, or asked through the link. */
    origin: text({ enum: ['invited', 'applied'] }).notNull(),
    state: text({ enum: ['invited', 'pending', 'joined', 'rejected'] }).notNull(),
    invitedBy: uuid().references(() => users.id),
    joinedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.phone] }),
    index('collaboration_members_user').on(table.userId),
    index('collaboration_members_inviter').on(table.invitedBy),
  ],
);

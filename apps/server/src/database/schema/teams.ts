/** On the way into a team: invited by phone, or asking through the link. */
import type { InvitedRole } from '@wenjian/api';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { teamId, users } from './people.ts';

/** A number nobody has signed in with yet; whoever does becomes a member. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    teamId: teamId(),
    phone: text().notNull(),
    role: text().$type<InvitedRole>().notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Counted from here; inviting again begins anew. */
    invitedAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.phone] }),
    index('team_invitations_phone').on(table.phone),
  ],
);

/** The latest request of each person; answered ones stay, so that an answer is not given twice. */
export const teamRequests = pgTable(
  'team_requests',
  {
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** As the asker calls themselves. */
    name: text().notNull(),
    state: text({ enum: ['pending', 'accepted', 'rejected'] }).notNull(),
    answeredBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
);

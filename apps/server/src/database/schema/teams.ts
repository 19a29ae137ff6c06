/** Pending members of a team: invited by phone, or asking through the link. */
import type { InvitedRole } from '@wenjian/api';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { teamId, users } from './people.ts';

/** A number nobody has signed in with yet; the user who does becomes a member. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    teamId: teamId(),
    phone: text().notNull(),
    role: text().$type<InvitedRole>().notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Start of its validity; inviting again restarts it. */
    invitedAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.phone] }),
    index('team_invitations_phone').on(table.phone),
  ],
);

/** The latest request of each person; answered ones stay, so that no request is answered twice. */
export const teamRequests = pgTable(
  'team_requests',
  {
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The name the asker gave. */
    name: text().notNull(),
    state: text({ enum: ['pending', 'accepted', 'rejected'] }).notNull(),
    answeredBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
);

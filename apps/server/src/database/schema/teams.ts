/** Pending members of a team: invited by phone, or asking through the link; and the link. */
import type { InvitedRole, TeamLinkRole } from '@wenjian/api';
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
    /** Of the link they came by. */
    role: text().$type<TeamLinkRole>().notNull().default('member'),
    state: text({ enum: ['pending', 'accepted', 'rejected'] }).notNull(),
    answeredBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
);

/** The latest link of a team, also when it leads nowhere any more: a team that has made one is not found by its id. */
export const teamLinks = pgTable('team_links', {
  teamId: teamId().primaryKey(),
  code: text().notNull().unique(),
  role: text().$type<TeamLinkRole>().notNull(),
  expiresAt: at().notNull(),
  revokedAt: at(),
  createdBy: uuid()
    .notNull()
    .references(() => users.id),
});

/** Users, team spaces and their members. */
import type { NotificationChoices, TeamRoleName } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text().notNull(),
    sub: text().notNull(),
    phone: text(),
    name: text(),
    username: text(),
    nickname: text(),
    picture: text(),
    /** When `phone` was changed here: what an older id token says of it does not count. */
    phoneChangedAt: at(),
    /** Confirmed by a code. */
    email: text(),
    /** Which messages go where; null: nothing was chosen. */
    notificationChoices: jsonb().$type<NotificationChoices>(),
    /** `username` was chosen here; what the identity provider says does not replace it. */
    hasOwnName: boolean().notNull().default(false),
    /** The same of `picture`, then a small picture as a data address. */
    hasOwnPicture: boolean().notNull().default(false),
    currentTeamId: uuid(),
    /** Marketing attribution of the sign-up: channel, keyword, bd_vid, invitation codes. */
    attribution: jsonb().$type<Readonly<Record<string, string>>>(),
    /** When the user's first team got its free uses; further teams get none. */
    teamTrialAt: at(),
    /** When the user signed out everywhere: tokens issued before are refused, also those never seen. */
    signedOutAt: at(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_identity').on(table.issuer, table.sub)],
);

/** Tokens a user has come with, one for each sign-in on a device. A token that was ended is refused at once. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the signed part of the token; the token itself is not stored. */
    tokenSha256: text().notNull(),
    userAgent: text().notNull(),
    firstSeenAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: at().notNull(),
    endedAt: at(),
  },
  (table) => [
    uniqueIndex('sign_ins_token').on(table.userId, table.tokenSha256),
    index('sign_ins_expires').on(table.expiresAt),
  ],
);

/** The code last mailed to an address that somebody wants to add; one row per person orders everything that happens to it. */
export const emailCodes = pgTable('email_codes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** Null: used up. */
  codeSha256: text(),
  triesLeft: integer().notNull(),
  sentAt: at().notNull(),
  expiresAt: at().notNull(),
  /** The day of Beijing, and how many codes were sent in it. */
  day: text().notNull(),
  sentInDay: integer().notNull(),
});

/** Keys of the product itself, made at their first use and the same for all its processes. */
export const productSecrets = pgTable('product_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

export const teamSpaces = pgTable(
  'team_spaces',
  {
    id: id(),
    name: text().notNull(),
    type: text({ enum: ['personal', 'team'] }).notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    /** Its owner has left and its data is deleted: nothing more can be added to it. */
    erasedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('team_spaces_one_personal').on(table.ownerId).where(sql`${table.type} = 'personal'`),
  ],
);

/** The team space a row belongs to. */
export const teamId = () =>
  uuid()
    .notNull()
    .references(() => teamSpaces.id);

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: teamId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text().$type<TeamRoleName>().notNull(),
    /** The name given to this team; null: the name of the account. */
    name: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId),
  ],
);

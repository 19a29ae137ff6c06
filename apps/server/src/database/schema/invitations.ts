/** Invitations and their rewards. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { users } from './people.ts';

const user = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const inviteCodes = pgTable(
  'invite_codes',
  { userId: user().primaryKey(), code: text().notNull(), createdAt: createdAt() },
  (table) => [uniqueIndex('invite_codes_code').on(table.code)],
);

/** Devices people were seen on: a second phone number on the same device does not count as invited. */
export const userDevices = pgTable(
  'user_devices',
  { userId: user(), deviceId: uuid().notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceId] }),
    index('user_devices_device').on(table.deviceId),
  ],
);

/** New users who came with an invite code: each person and each device once. */
export const newUserInvitations = pgTable(
  'new_user_invitations',
  {
    id: id(),
    inviterId: user(),
    inviteeId: user(),
    deviceId: uuid().notNull(),
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('new_user_invitations_invitee').on(table.inviteeId),
    uniqueIndex('new_user_invitations_device').on(table.deviceId),
    index('new_user_invitations_inviter').on(table.inviterId, table.createdAt),
  ],
);

/** What each side got, and when they were notified. */
export const invitationRewards = pgTable(
  'invitation_rewards',
  {
    id: id(),
    invitationId: uuid()
      .notNull()
      .references(() => newUserInvitations.id, { onDelete: 'cascade' }),
    userId: user(),
    points: integer().notNull(),
    toldAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invitation_rewards_once').on(table.invitationId, table.userId),
    index('invitation_rewards_user').on(table.userId),
  ],
);

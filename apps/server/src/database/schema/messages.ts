/** Messages to users. */
import type { MessageKind } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamSpaces, users } from './people.ts';

/** The object of a message, for its buttons. */
export type MessageSubject =
  | { readonly kind: 'team'; readonly teamId: string; readonly userId: string }
  | {
      readonly kind: 'product';
      readonly productId: string;
      readonly productType: string;
      readonly phone: string | null;
    }
  /** Runs of one tool that ended one after another. */
  | {
      readonly kind: 'tasks';
      readonly done: number;
      readonly failed: number;
      /** What the tool is called; messages of the version before do not have it. */
      readonly tool?: string | undefined;
    };

/** Notices shown to many users in a dialog: popups, announcements, release notes. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    templateNumber: text().notNull(),
    content: text().notNull(),
    /** `newUsers`: signed up after it started; `knownUsers`: signed up before. */
    audience: text({ enum: ['everybody', 'newUsers', 'knownUsers'] }).notNull(),
    /** Only the members of this space; null: users of any space. */
    teamId: uuid().references(() => teamSpaces.id, { onDelete: 'cascade' }),
    startsAt: at().notNull().defaultNow(),
    endsAt: at(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('notices_template').on(table.templateNumber)],
);

/** One row per recipient. Deleted ones are marked, and removed with the account. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The space it is about; null if it is only about the user. */
    teamId: uuid().references(() => teamSpaces.id, { onDelete: 'cascade' }),
    kind: text().$type<MessageKind>().notNull(),
    content: text().notNull(),
    /** A path of the product. */
    link: text(),
    subject: jsonb().$type<MessageSubject>(),
    /** The person whose name the message begins with. */
    aboutUserId: uuid().references(() => users.id),
    /** The notice of which this is the user's copy. */
    noticeId: uuid().references(() => notices.id, { onDelete: 'cascade' }),
    ackAt: at(),
    readAt: at(),
    deletedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_user').on(table.userId, table.createdAt),
    uniqueIndex('messages_notice').on(table.userId, table.noticeId),
  ],
);

/** A message on its way out of the product: by mail, or to the browsers of its reader. */
export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text({ enum: ['mail', 'push'] }).notNull(),
    /** `skipped`: read meanwhile, or no longer wanted. `failed`: given up after the last attempt. */
    state: text({ enum: ['waiting', 'sent', 'skipped', 'failed'] })
      .notNull()
      .default('waiting'),
    dueAt: at().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    endedAt: at(),
  },
  (table) => [
    uniqueIndex('message_deliveries_waiting')
      .on(table.messageId, table.way)
      .where(sql`${table.state} = 'waiting'`),
    index('message_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('message_deliveries_user').on(table.userId),
  ],
);

/** A browser that shows messages while the product is closed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in it was last confirmed with: when that is ended, it goes. No reference, because expired sign-ins are deleted. */
    signInId: uuid(),
    /** An address of the browser's push service. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
  ],
);

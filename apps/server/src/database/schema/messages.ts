/** What the product tells its users. */
import type { MessageKind } from '@wenjian/api';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamSpaces, users } from './people.ts';

/** What a message is about, for its buttons. */
export type MessageSubject =
  | { readonly kind: 'team'; readonly teamId: string; readonly userId: string }
  | {
      readonly kind: 'product';
      readonly productId: string;
      readonly productType: string;
      readonly phone: string | null;
    };

/** What is shown to many in a dialog: popups, announcements, what a new version brings. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    templateNumber: text().notNull(),
    content: text().notNull(),
    /** `newUsers`: who signed up after it began; `knownUsers`: who was here before. */
    audience: text({ enum: ['everybody', 'newUsers', 'knownUsers'] }).notNull(),
    /** Of the audience, the members of this space alone; null: whatever their spaces. */
    teamId: uuid().references(() => teamSpaces.id, { onDelete: 'cascade' }),
    startsAt: at().notNull().defaultNow(),
    endsAt: at(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('notices_template').on(table.templateNumber)],
);

/** One row for each recipient. Deleted ones are marked, and go with the account. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The space it is about; null where it is about the user alone. */
    teamId: uuid().references(() => teamSpaces.id, { onDelete: 'cascade' }),
    kind: text().$type<MessageKind>().notNull(),
    content: text().notNull(),
    /** A path of the product. */
    link: text(),
    subject: jsonb().$type<MessageSubject>(),
    /** Who is called by name in it, first of all words. */
    aboutUserId: uuid().references(() => users.id),
    /** The notice this is the user's copy of. */
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

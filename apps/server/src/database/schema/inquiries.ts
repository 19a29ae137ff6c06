/** Inquiries from the public pages. */
import type { CooperationTopic, InquiryKind } from '@wenjian/api';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    kind: text().$type<InquiryKind>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    topic: text().$type<CooperationTopic>(),
    content: text().notNull(),
    path: text().notNull(),
    /** When the operators' mail was sent; null: not yet, or it failed. */
    mailedAt: at(),
    /** By an operator. */
    handledAt: at(),
    createdAt: createdAt(),
  },
  (table) => [index('inquiries_phone').on(table.phone, table.createdAt)],
);

/** What operators did to other people's accounts. Rows are only ever added. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const operations = pgTable(
  'operations',
  {
    id: id(),
    /** Who, as the terminal knows them. */
    operator: text().notNull(),
    /** What, in the words of the command: grant, refund, coupon create, … */
    action: text().notNull(),
    /** Whom or what it was done to: a space, an order, a coupon's code. */
    subject: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('operations_time').on(table.createdAt)],
);

/** Operator actions on other people's accounts. Rows are only ever added. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const operations = pgTable(
  'operations',
  {
    id: id(),
    /** The operator's name in the terminal. */
    operator: text().notNull(),
    /** The action, in the words of the command: grant, refund, coupon create, … */
    action: text().notNull(),
    /** The object of the action: a space, an order, a coupon's code. */
    subject: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('operations_time').on(table.createdAt)],
);

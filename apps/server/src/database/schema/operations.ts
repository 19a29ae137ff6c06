/** Who runs the product, and what they did to other people's accounts. */
import type { OperatorRole } from '@wenjian/api';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { users } from './people.ts';

/** Appointed from a terminal, or by another operator. */
export const operators = pgTable('operators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text().$type<OperatorRole>().notNull(),
  /** As in the audit trail. */
  grantedBy: text().notNull(),
  reason: text().notNull(),
  createdAt: createdAt(),
});

/** Rows are only ever added. */

export const operations = pgTable(
  'operations',
  {
    id: id(),
    /** The operator's name in the terminal, or their masked number in the console. */
    operator: text().notNull(),
    /** Null: from a terminal. */
    operatorId: uuid().references(() => users.id),
    /** The action, in the words of the command: grant, refund, coupon create, … */
    action: text().notNull(),
    /** The object of the action: a space, an order, a coupon's code. */
    subject: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('operations_time').on(table.createdAt)],
);

/** The last look through the store for contents that nothing names; one row. */
export const contentSweeps = pgTable('content_sweeps', {
  id: integer().primaryKey().default(1),
  endedAt: at().notNull(),
  deleted: integer().notNull(),
  /** False: given up, because a result is missing or another one was at work. */
  isComplete: boolean().notNull(),
});

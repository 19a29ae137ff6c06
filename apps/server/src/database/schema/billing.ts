/** Grants and uses. */
import { type BalanceTool, ledgerKinds } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from './billing-orders.ts';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

/**
 * Append-only ledger of tool balances. A grant's `grantId` is its own id; every other row points at its
 * grant, so the rest of each grant is the sum of its rows.
 */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    id: id(),
    teamId: teamId(),
    grantId: uuid().notNull(),
    tool: text().$type<BalanceTool>().notNull(),
    kind: text({ enum: ledgerKinds }).notNull(),
    delta: integer().notNull(),
    /** For a grant: its plan, or another reason. */
    plan: text(),
    expiresAt: at(),
    userId: uuid().references(() => users.id),
    taskId: uuid(),
    taskRun: integer(),
    /** The order that gave the grant. */
    orderId: uuid().references(() => orders.id),
    at: createdAt(),
  },
  (table) => [
    index('balance_entries_team').on(table.teamId, table.tool),
    index('balance_entries_team_time').on(table.teamId, table.at),
    index('balance_entries_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    // Expired grants are searched by time, in every space at once.
    index('balance_entries_expiry').on(table.expiresAt).where(sql`${table.kind} = 'grant'`),
    // A run of a task takes one use and refunds it at most once, whatever is retried.
    uniqueIndex('balance_entries_once')
      .on(table.taskId, table.taskRun, table.kind)
      .where(sql`${table.taskId} is not null`),
  ],
);

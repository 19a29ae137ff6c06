/**
 * Where decisions were before `finding_decisions`, a table per tool. Servers of the version before still read and write them while they are replaced
 * one after another; triggers of migration 0019 carry what those write over. They are dropped with the next version.
 */
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

export const comparisonDecisions = pgTable(
  'comparison_decisions',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    changeId: text().notNull(),
    digest: text().notNull(),
    isNoise: boolean().notNull(),
    state: text({ enum: ['open', 'confirmed', 'ignored'] }).notNull(),
    note: text().notNull(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.changeId] })],
);

export const auditRiskStates = pgTable(
  'audit_risk_states',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    riskId: text().notNull(),
    digest: text().notNull(),
    state: text({ enum: ['open', 'adopted', 'ignored'] }).notNull(),
    mode: text({ enum: ['replace', 'insert'] }).notNull(),
    rewrite: text(),
    note: text().notNull(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.riskId] })],
);

export const correctionStates = pgTable(
  'correction_states',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    correctionId: text().notNull(),
    digest: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'ignored'] }).notNull(),
    replacement: text(),
    version: integer().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.correctionId] })],
);

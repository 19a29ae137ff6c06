/** Tables used only by reviews. */
import { jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';
import { tasks } from './tasks.ts';

/** A user's positive or negative feedback on a risk. */
export const auditFeedback = pgTable(
  'audit_feedback',
  {
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: teamId(),
    riskId: text().notNull(),
    ruleId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    feedbackType: text({ enum: ['good', 'bad'] }).notNull(),
    comment: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.riskId, table.userId] })],
);

/** A team's own review lists. */
export const auditTemplates = pgTable(
  'audit_templates',
  {
    id: id(),
    teamId: teamId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    contractType: text(),
    rules: jsonb().$type<unknown>().notNull(),
    ownRules: jsonb().$type<unknown>().notNull(),
    requiredClauses: jsonb().$type<unknown>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('audit_templates_name').on(table.teamId, table.name)],
);

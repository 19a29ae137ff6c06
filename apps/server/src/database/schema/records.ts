/** Who did what with a team's documents, for its admins. Rows are only ever added. */
import type { RecordedAction } from '@wenjian/api';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

export const securityRecords = pgTable(
  'security_records',
  {
    id: id(),
    teamId: teamId(),
    /** Null if somebody without an account used a key, or if no person did it: then `details.by` says so. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().$type<RecordedAction>().notNull(),
    /** Kind of object as named by the routes: comparison, audit, document, teamSpace, … */
    objectKind: text().notNull(),
    objectId: text().notNull(),
    /** The title at that time: the object may be deleted. */
    objectName: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('security_records_team').on(table.teamId, table.createdAt),
    index('security_records_person').on(table.teamId, table.userId, table.createdAt),
    index('security_records_action').on(table.teamId, table.action, table.createdAt),
    // A view is recorded once per Beijing day; people without an account count as one.
    uniqueIndex('security_records_viewed')
      .on(
        table.teamId,
        table.objectKind,
        table.objectId,
        sql`coalesce(${table.userId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
        sql`((${table.createdAt} at time zone 'Asia/Shanghai')::date)`,
      )
      .where(sql`${table.action} = 'viewed'`),
  ],
);

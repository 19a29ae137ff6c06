/** People's own keys for programs. The key itself is not stored. */
import type { ApiScope } from '@wenjian/api';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { teamId, users } from './people.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only space it opens. */
    teamId: teamId(),
    name: text().notNull(),
    prefix: text().notNull(),
    keySha256: text().notNull(),
    scopes: jsonb().$type<readonly ApiScope[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: at(),
    /** Null: until it is revoked. */
    expiresAt: at(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.keySha256),
    index('api_keys_user').on(table.userId),
    index('api_keys_team').on(table.teamId),
  ],
);

/**
 * Events and ad conversions reported by browsers whose visitors agreed. No name, number or address of
 * anybody.
 */
import type { ConversionKind, LogService } from '@wenjian/api';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

export const logEvents = pgTable(
  'log_events',
  {
    id: id(),
    service: text().$type<LogService>().notNull(),
    event: text().notNull(),
    path: text().notNull(),
    detail: text(),
    deviceId: uuid(),
    /** By the browser's clock. */
    at: at().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('log_events_service').on(table.service, table.createdAt),
    // Used to delete old rows.
    index('log_events_created').on(table.createdAt),
  ],
);

export const conversions = pgTable(
  'conversions',
  {
    id: id(),
    kind: text().$type<ConversionKind>().notNull(),
    bdVid: text().notNull(),
    channel: text(),
    keyword: text(),
    /** When the ad platform accepted it; null: not yet, or none is configured. */
    uploadedAt: at(),
    createdAt: createdAt(),
  },
  // One click leads to one account and one form, however often a browser reports it.
  (table) => [uniqueIndex('conversions_click').on(table.bdVid, table.kind)],
);

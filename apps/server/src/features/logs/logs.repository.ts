/** Logs belong to no space: they contain no person and are for the operators. */
import { LOG_RETENTION_DAYS, type LoggedEvent, type LogService } from '@wenjian/api';
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { conversions, logEvents, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export type ConversionRow = typeof conversions.$inferSelect;
type NewConversion = Pick<ConversionRow, 'kind' | 'bdVid' | 'channel' | 'keyword'>;

const DAY_MS = 24 * 3600 * 1000;

export async function insertEvents(
  connection: Connection,
  service: LogService,
  events: readonly LoggedEvent[],
  deviceId: string | null,
): Promise<void> {
  const rows = events.map(({ event, path, at, detail = null }) => ({
    service,
    event,
    path,
    detail,
    deviceId,
    at: new Date(at),
  }));
  await connection.insert(logEvents).values(rows);
}

/** Null if this click was reported before. */
export async function insertConversion(connection: Connection, given: NewConversion): Promise<string | null> {
  const [row] = await connection
    .insert(conversions)
    .values(given)
    .onConflictDoNothing()
    .returning({ id: conversions.id });
  return row?.id ?? null;
}

export async function readConversion(connection: Connection, id: string): Promise<ConversionRow | null> {
  const [row] = await connection.select().from(conversions).where(eq(conversions.id, id));
  return row ?? null;
}

export async function markUploaded(connection: Connection, id: string): Promise<void> {
  await connection
    .update(conversions)
    .set({ uploadedAt: sql`now()` })
    .where(and(eq(conversions.id, id), isNull(conversions.uploadedAt)));
}

/** Deletes what is older than promised. */
export async function purgeLogs(connection: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOG_RETENTION_DAYS * DAY_MS);
  await connection.delete(logEvents).where(lt(logEvents.createdAt, before));
  await connection.delete(conversions).where(lt(conversions.createdAt, before));
}

/** For operators: the number of each event, and the results of each channel. */
export async function summariseLogs(connection: Connection) {
  const times = count();
  const events = await connection
    .select({ service: logEvents.service, event: logEvents.event, count: times })
    .from(logEvents)
    .groupBy(logEvents.service, logEvents.event)
    .orderBy(desc(times));
  const channel = sql<string | null>`${users.attribution}->>'channel'`;
  const signUps = await connection
    .select({ channel, count: times })
    .from(users)
    .where(sql`${users.attribution} ?| array['channel', 'keyword', 'bd_vid']`)
    .groupBy(channel)
    .orderBy(desc(times));
  const told = await connection
    .select({ kind: conversions.kind, count: times, uploaded: count(conversions.uploadedAt) })
    .from(conversions)
    .groupBy(conversions.kind);
  return { events, signUps, conversions: told };
}

/** Inquiries belong to no space: they come from people without an account and are for the operators. */
import type { inquiry } from '@wenjian/api';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inquiries } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export type InquiryRow = typeof inquiries.$inferSelect;
export type NewInquiry = z.output<typeof inquiry>;

export async function insertInquiry(connection: Connection, given: NewInquiry): Promise<string> {
  const [row] = await connection.insert(inquiries).values(given).returning({ id: inquiries.id });
  if (!row) throw new Error('the inquiry was not stored');
  return row.id;
}

/** Until the transaction ends. There is no row to lock: the number may belong to nobody. */
export async function lockPhone(connection: Connection, phone: string): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtext('inquiry'), hashtext(${phone}))`);
}

export async function countSince(connection: Connection, phone: string, since: Date): Promise<number> {
  const [row] = await connection
    .select({ sent: count() })
    .from(inquiries)
    .where(and(eq(inquiries.phone, phone), gt(inquiries.createdAt, since)));
  return row?.sent ?? 0;
}

export async function readInquiry(connection: Connection, id: string): Promise<InquiryRow | null> {
  const [row] = await connection.select().from(inquiries).where(eq(inquiries.id, id));
  return row ?? null;
}

export async function markMailed(connection: Connection, id: string): Promise<void> {
  await connection
    .update(inquiries)
    .set({ mailedAt: sql`now()` })
    .where(and(eq(inquiries.id, id), isNull(inquiries.mailedAt)));
}

/** For operators, newest first. */
export async function listInquiries(connection: Connection, limit: number): Promise<readonly InquiryRow[]> {
  return connection.select().from(inquiries).orderBy(desc(inquiries.createdAt)).limit(limit);
}

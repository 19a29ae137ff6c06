/** The figures on the first page of the console. */
import { and, count, countDistinct, eq, gte, isNull, sql, sum } from 'drizzle-orm';
import type { Pool } from 'pg';
import { feedback, inquiries, orders, signIns, tasks, teamSpaces, users } from '../../database/schema.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { dayName, dayNumber, dayStart } from '../../platform/people/beijing-day.ts';
import { readQueueStates } from '../../platform/queue/queue-states.ts';
import { countOrdersInNeed } from './orders.repository.ts';

const SHOWN_DAYS = 14;
const RECENT_DAYS = 7;
const SOLD_DAYS = 30;

export async function readOverview(database: Database, pool: Pick<Pool, 'query'>, now = new Date()) {
  const today = dayNumber(now);
  const since = (days: number) => dayStart(today - days + 1);
  const queue = await readQueueStates(pool);
  return {
    ...(await countPeople(database, since(RECENT_DAYS))),
    ...(await countTasks(database, since(RECENT_DAYS))),
    ...(await countSales(database, since(SOLD_DAYS))),
    waitingJobs: queue.reduce((all, { waiting, delayed }) => all + waiting + delayed, 0),
    setAsideJobs: queue.reduce((all, { dead }) => all + dead, 0),
    waitingOrders: await countOrdersInNeed(database),
    ...(await countInbox(database)),
    days: await readDays(database, today),
  };
}

async function countPeople(connection: Connection, since: Date) {
  const ofPerson = and(eq(teamSpaces.type, 'personal'), isNull(teamSpaces.erasedAt));
  const [all] = await connection
    .select({
      users: count(),
      newUsers: sql<number>`count(*) filter (where ${gte(users.createdAt, since)})::int`,
    })
    .from(users)
    .innerJoin(teamSpaces, and(eq(teamSpaces.ownerId, users.id), ofPerson));
  const [active] = await connection
    .select({ users: countDistinct(signIns.userId) })
    .from(signIns)
    .where(gte(signIns.lastSeenAt, since));
  const [team] = await connection
    .select({ teams: count() })
    .from(teamSpaces)
    .where(and(eq(teamSpaces.type, 'team'), isNull(teamSpaces.erasedAt)));
  return {
    users: all?.users ?? 0,
    newUsers: all?.newUsers ?? 0,
    activeUsers: active?.users ?? 0,
    teams: team?.teams ?? 0,
  };
}

async function countTasks(connection: Connection, since: Date) {
  const [row] = await connection
    .select({
      tasks: count(),
      failed: sql<number>`count(*) filter (where ${eq(tasks.status, 'failed')})::int`,
    })
    .from(tasks)
    .where(gte(tasks.createdAt, since));
  return { tasks: row?.tasks ?? 0, failedTasks: row?.failed ?? 0 };
}

async function countSales(connection: Connection, since: Date) {
  const [row] = await connection
    .select({ orders: count(), fen: sum(orders.amountFen) })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), gte(orders.paidAt, since)));
  return { paidOrders: row?.orders ?? 0, paidFen: Number(row?.fen ?? 0) };
}

async function countInbox(connection: Connection) {
  const [said] = await connection.select({ open: count() }).from(feedback).where(isNull(feedback.handledAt));
  const [asked] = await connection
    .select({ open: count() })
    .from(inquiries)
    .where(isNull(inquiries.handledAt));
  return { openFeedback: said?.open ?? 0, openInquiries: asked?.open ?? 0 };
}

async function readDays(connection: Connection, today: number) {
  const start = dayStart(today - SHOWN_DAYS + 1).toISOString();
  const { rows } = await connection.execute<{ day: string; done: number; failed: number; new_users: number }>(
    sql`select day, sum(done)::int as done, sum(failed)::int as failed, sum(new_users)::int as new_users from (
        select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
          (status <> 'failed')::int as done, (status = 'failed')::int as failed, 0 as new_users
          from ${tasks} where created_at >= ${start}
        union all
        select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), 0, 0, 1
          from ${users} where created_at >= ${start}
      ) one group by day`,
  );
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = dayName(today - SHOWN_DAYS + 1 + index);
    const { done = 0, failed = 0, new_users: newUsers = 0 } = known.get(day) ?? {};
    return { day, done, failed, newUsers };
  });
}

/** Messages on their way out, as the sender sees them. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { messageDeliveries as deliveries, messages, tasks, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

const AT_A_TIME = 20;
/** Longer than any attempt takes: one whose process was killed is tried again after it. */
const CLAIM_SECONDS = 300;

/** Others that look at the same time get others. */
export async function claimDue(connection: Connection): Promise<readonly string[]> {
  const due = connection
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'waiting'), sql`${deliveries.dueAt} <= now()`))
    .orderBy(deliveries.dueAt)
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true });
  const rows = await connection
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, dueAt: inSeconds(CLAIM_SECONDS) })
    .where(inArray(deliveries.id, due))
    .returning({ id: deliveries.id });
  return rows.map(({ id }) => id);
}

export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

export async function readDelivery(connection: Connection, id: string) {
  const [row] = await connection
    .select({
      delivery: deliveries,
      message: messages,
      email: users.email,
      choices: users.notificationChoices,
    })
    .from(deliveries)
    .innerJoin(messages, eq(messages.id, deliveries.messageId))
    .innerJoin(users, eq(users.id, deliveries.userId))
    .where(eq(deliveries.id, id));
  return row ?? null;
}

/** Whether runs of this person in this space wait or run: the message is about to tell of more. */
export async function hasOpenRuns(connection: Connection, userId: string, teamId: string): Promise<boolean> {
  const [row] = await connection
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(eq(tasks.ownerId, userId), eq(tasks.teamId, teamId), inArray(tasks.status, ['pending', 'running'])),
    )
    .limit(1);
  return row !== undefined;
}

export async function endDelivery(
  connection: Connection,
  id: string,
  state: 'sent' | 'skipped' | 'failed',
): Promise<void> {
  await connection.update(deliveries).set({ state, endedAt: sql`now()` }).where(eq(deliveries.id, id));
}

/** `isAttempt`: false if nothing was tried. */
export async function postpone(
  connection: Connection,
  id: string,
  seconds: number,
  isAttempt: boolean,
): Promise<void> {
  const uncounted = isAttempt ? {} : { attempts: sql`${deliveries.attempts} - 1` };
  await connection
    .update(deliveries)
    .set({ dueAt: inSeconds(seconds), ...uncounted })
    .where(eq(deliveries.id, id));
}

const KEPT_DAYS = 30;

export async function deleteOldDeliveries(connection: Connection): Promise<void> {
  await connection
    .delete(deliveries)
    .where(sql`${deliveries.endedAt} < now() - make_interval(days => ${KEPT_DAYS})`);
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/** The changes of a task, and its viewers. */

import type { LiveTopic } from '@wenjian/api';
import { and, eq, gt, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { taskChanges, taskPresence, users } from '../../database/schema.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/live-channel.ts';
import type { Versions } from './cursor.ts';

/** Within the transaction of the change. */
export async function announceChange(
  connection: Connection,
  taskId: string,
  topic: LiveTopic,
): Promise<void> {
  await connection
    .insert(taskChanges)
    .values({ taskId, topic, version: 1 })
    .onConflictDoUpdate({
      target: [taskChanges.taskId, taskChanges.topic],
      set: { version: sql`${taskChanges.version} + 1` },
    });
  await announce(connection, taskId);
}

/** The scope was proven for this task. */
export async function readVersions(connection: Connection, taskId: string): Promise<Versions> {
  const rows = await connection.select().from(taskChanges).where(eq(taskChanges.taskId, taskId));
  return new Map(rows.map(({ topic, version }) => [topic, version]));
}

/** Twice the waiting time of a request, so that presence does not flicker. */
const PRESENT_SECONDS = 45;
const isPresent = gt(taskPresence.seenAt, sql`now() - make_interval(secs => ${PRESENT_SECONDS})`);

/** True if they were not listed as present. */
export async function markPresent(connection: Connection, { userId }: ObjectScope, taskId: string) {
  const [known] = await connection
    .select({ userId: taskPresence.userId })
    .from(taskPresence)
    .where(and(eq(taskPresence.taskId, taskId), eq(taskPresence.userId, userId), isPresent));
  const seenAt = sql`now()`;
  await connection
    .insert(taskPresence)
    .values({ taskId, userId, seenAt })
    .onConflictDoUpdate({ target: [taskPresence.taskId, taskPresence.userId], set: { seenAt } });
  return known === undefined;
}

export async function listPresent(connection: Connection, scope: ObjectScope, taskId: string) {
  return connection
    .select(personIn(scope))
    .from(taskPresence)
    .innerJoin(users, eq(users.id, taskPresence.userId))
    .where(and(eq(taskPresence.taskId, taskId), isPresent))
    .orderBy(users.id);
}

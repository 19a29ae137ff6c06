/** The states of the requests that messages are about. */
import { and, eq, inArray } from 'drizzle-orm';
import { collaborationMembers as members, tasks } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { RequestState, RequestStateReader } from '../messages/index.ts';

const stateOf: Readonly<Record<(typeof members.$inferSelect)['state'], RequestState>> = {
  pending: 'pending',
  joined: 'accepted',
  invited: 'accepted',
  rejected: 'rejected',
};

/** The messages belong to the reader, and were sent to them because they may answer. */
export const readRequestStates: RequestStateReader = async (connection, subjects) => {
  const productIds = subjects.flatMap((subject) => (subject.kind === 'product' ? [subject.productId] : []));
  const states = productIds.length === 0 ? new Map() : await statesOf(connection, productIds);
  return subjects.map((subject) =>
    subject.kind === 'product'
      ? (states.get(keyOf(subject.productId, subject.phone ?? '')) ?? 'gone')
      : 'gone',
  );
};

async function statesOf(
  connection: Connection,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, RequestState>> {
  const rows = await connection
    .select({ taskId: members.taskId, phone: members.phone, state: members.state, gone: tasks.deletedAt })
    .from(members)
    .innerJoin(tasks, eq(tasks.id, members.taskId))
    .where(and(inArray(members.taskId, productIds), eq(members.origin, 'applied')));
  return new Map(
    rows.map(({ taskId, phone, state, gone }) => [
      keyOf(taskId, phone),
      gone === null ? stateOf[state] : 'gone',
    ]),
  );
}

function keyOf(taskId: string, phone: string): string {
  return `${taskId} ${phone}`;
}

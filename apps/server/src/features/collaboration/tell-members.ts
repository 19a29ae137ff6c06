/** Messages about a document's members: who asks, who was accepted, with whom it was shared. */
import { and, eq, inArray, or } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import { tasks, teamMembers, users } from '../../database/schema.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { postMessages } from '../messages/index.ts';
import { collaborationText as text } from './collaboration.text.ts';
import type { Visit } from './visit.ts';

/** To everybody who can answer: the document's owner and the admins of its team. */
export async function tellRequest(
  connection: Connection,
  { scope: { teamId, userId }, product: { id: taskId }, tools }: Visit,
  phone: string,
): Promise<void> {
  const document = await documentOf(connection, taskId);
  if (!document) return;
  const admins = await connection
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        or(inArray(teamMembers.role, ['owner', 'admin']), eq(teamMembers.userId, document.ownerId)),
      ),
    );
  const content = text.askedToJoin(await personName(connection, { teamId, userId }), document.title);
  const subject = { kind: 'product', productId: taskId, productType: document.tool, phone } as const;
  await postMessages(
    connection,
    admins.map((admin) => ({
      userId: admin.userId,
      teamId,
      kind: 'joinRequest' as const,
      content,
      link: tools.rows[document.tool].resultPath(taskId),
      subject,
      aboutUserId: userId,
    })),
  );
}

export async function tellAnswer(
  connection: Connection,
  { product: { id: taskId }, tools }: Visit,
  { userId, isAccepted }: { readonly userId: string; readonly isAccepted: boolean },
): Promise<void> {
  const document = await documentOf(connection, taskId);
  if (!document) return;
  const content = isAccepted ? text.letIn(document.title) : text.refused(document.title);
  const link = isAccepted ? tools.rows[document.tool].resultPath(taskId) : null;
  // About a document of a team they are not a member of.
  await postMessages(connection, [
    { userId, teamId: null, kind: 'joinAnswer', content, link, subject: null },
  ]);
}

/** To those of the numbers that have an account. */
export async function tellInvited(
  connection: Connection,
  { scope, product: { id: taskId }, tools }: Visit,
  phones: readonly string[],
): Promise<void> {
  const document = await documentOf(connection, taskId);
  if (!document || phones.length === 0) return;
  const invited = await connection
    .select({ userId: users.id })
    .from(users)
    .where(inArray(users.phone, [...phones]));
  const content = text.sharedWithYou(await personName(connection, scope), document.title);
  const link = tools.rows[document.tool].resultPath(taskId);
  await postMessages(
    connection,
    invited.map(({ userId }) => ({
      userId,
      teamId: null,
      kind: 'shared' as const,
      content,
      link,
      subject: null,
      aboutUserId: scope.userId,
    })),
  );
}

async function documentOf(connection: Connection, taskId: string) {
  const [row] = await connection
    .select({ title: tasks.title, tool: tasks.tool, ownerId: tasks.ownerId })
    .from(tasks)
    .where(eq(tasks.id, taskId));
  return row ?? null;
}

async function personName(
  connection: Connection,
  scope: Pick<ObjectScope, 'teamId' | 'userId'>,
): Promise<string> {
  const [row] = await connection.select(personIn(scope)).from(users).where(eq(users.id, scope.userId));
  return row ? shownName(row) : '';
}

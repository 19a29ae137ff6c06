/** Feedback of users on risks; each user sees only their own. */
import { and, asc, eq } from 'drizzle-orm';
import { auditFeedback as feedback } from '../../../database/schema.ts';
import type { ObjectScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';

type Row = typeof feedback.$inferSelect;
export type Opinion = Pick<Row, 'riskId' | 'ruleId' | 'feedbackType' | 'comment'>;

const ofUser = (scope: ObjectScope, taskId: string) =>
  and(eq(feedback.taskId, taskId), eq(feedback.teamId, scope.teamId), eq(feedback.userId, scope.userId));

export async function listFeedbackOf(connection: Connection, scope: ObjectScope, taskId: string) {
  return connection
    .select({ id: feedback.riskId, feedbackType: feedback.feedbackType })
    .from(feedback)
    .where(ofUser(scope, taskId))
    .orderBy(asc(feedback.createdAt), asc(feedback.riskId));
}

/** True if the same feedback existed and was removed. */
export async function removeSame(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  { riskId, feedbackType }: Pick<Opinion, 'riskId' | 'feedbackType'>,
): Promise<boolean> {
  const removed = await connection
    .delete(feedback)
    .where(and(ofUser(scope, taskId), eq(feedback.riskId, riskId), eq(feedback.feedbackType, feedbackType)))
    .returning({ riskId: feedback.riskId });
  return removed.length > 0;
}

export async function putOpinion(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  opinion: Opinion,
): Promise<void> {
  const { feedbackType, comment } = opinion;
  await connection
    .insert(feedback)
    .values({ ...opinion, taskId, teamId: scope.teamId, userId: scope.userId })
    .onConflictDoUpdate({
      target: [feedback.taskId, feedback.riskId, feedback.userId],
      set: { feedbackType, comment, createdAt: new Date() },
    });
}

/** The feedback of all users, deleted with the review. */
export async function deleteFeedback(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
): Promise<void> {
  await connection
    .delete(feedback)
    .where(and(eq(feedback.taskId, taskId), eq(feedback.teamId, scope.teamId)));
}

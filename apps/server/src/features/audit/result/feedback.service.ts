/** Positive or negative feedback on a risk: the same again removes it, the other replaces it. */
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope } from '../../../platform/access/team-scope.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findFindings } from '../../findings/index.ts';
import { lockTask, requireSameRun } from '../../tasks/index.ts';
import { auditFindings } from '../audit.findings.ts';
import { reviewedTask } from '../reviewed-task.ts';
import { listFeedbackOf, type Opinion, putOpinion, removeSame } from './feedback.repository.ts';

export async function sendFeedbackOn(
  database: Database,
  blobs: BlobStore,
  scope: ObjectScope,
  id: string,
  sent: Omit<Opinion, 'ruleId'>,
) {
  const task = await reviewedTask(database, scope, id);
  const [risk] = await findFindings({ blobs }, auditFindings, task, [sent.riskId]);
  return database.transaction(async (transaction) => {
    // Locked: two identical requests at once add and remove the feedback, and do not fail.
    requireSameRun(await lockTask(transaction, scope, id), task);
    if (!(await removeSame(transaction, scope, id, sent)))
      await putOpinion(transaction, scope, id, { ...sent, ruleId: risk?.ruleId ?? '' });
    return listFeedbackOf(transaction, scope, id);
  });
}

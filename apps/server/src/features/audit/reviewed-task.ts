/** A review whose result can be shown, and the risks in it. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database.ts';
import { orGone, readStoredJson } from '../../platform/stored-json.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { finishedTask, readTask, type TaskRow } from '../tasks/index.ts';
import { auditSummary } from './audit.input.ts';
import { auditServerText } from './audit.text.ts';
import { identityOf, type RiskIndex, riskIndex } from './risk-index.ts';

export async function reviewedTask(connection: Connection, scope: ObjectScope, id: string) {
  const task = await readTask(connection, scope, id);
  if (task?.status === 'complete' && task.resultSha256 === null)
    throw new AppError('TASK_NOT_FINISHED', { message: auditServerText.notStarted });
  return finishedTask(connection, scope, id);
}

/** The digest of a risk without its proposal; throws if there is no risk with this id. */
export async function digestOfRisk(
  connection: Connection,
  blobs: BlobStore,
  { scope, id, riskId }: { readonly scope: ObjectScope; readonly id: string; readonly riskId: string },
): Promise<string | null> {
  const [risk] = await findRisks(blobs, await reviewedTask(connection, scope, id), [riskId]);
  return risk ? identityOf(risk.digest) : null;
}

export async function findRisks(
  blobs: BlobStore,
  task: TaskRow,
  riskIds: readonly string[],
): Promise<RiskIndex> {
  const { reviewed } = auditSummary.parse(task.summary);
  if (!reviewed) throw new AppError('TASK_NOT_FINISHED');
  const index = riskIndex.parse(await orGone(readStoredJson(blobs, reviewed.riskIndexSha256)));
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  return riskIds.map((id) => {
    const entry = byId.get(id);
    if (!entry) throw new AppError('NOT_FOUND', { message: auditServerText.noSuchRisk });
    return entry;
  });
}

/** A proofreading whose result can be shown, and the corrections in it. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database.ts';
import { orGone, readStoredJson } from '../../platform/stored-json.ts';
import type { ObjectScope } from '../../platform/team-scope.ts';
import { finishedTask, type TaskRow } from '../tasks/index.ts';
import { type CorrectionIndex, correctionIndex, identityOf } from './correction-index.ts';
import { proofreadSummary } from './proofread.input.ts';
import { proofreadServerText } from './proofread.text.ts';

/** The digest of a correction without its proposal; throws if there is no correction with this id. */
export async function digestOfCorrection(
  connection: Connection,
  blobs: BlobStore,
  place: { readonly scope: ObjectScope; readonly id: string; readonly correctionId: string },
): Promise<string | null> {
  const task = await finishedTask(connection, place.scope, place.id);
  const [correction] = await findCorrections(blobs, task, [place.correctionId]);
  return correction ? identityOf(correction.digest) : null;
}

export async function findCorrections(
  blobs: BlobStore,
  { summary }: TaskRow,
  correctionIds: readonly string[],
): Promise<CorrectionIndex> {
  const { indexSha256 } = proofreadSummary.parse(summary);
  const index = correctionIndex.parse(await orGone(readStoredJson(blobs, indexSha256)));
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  return correctionIds.map((id) => {
    const entry = byId.get(id);
    if (!entry) throw new AppError('NOT_FOUND', { message: proofreadServerText.noSuchCorrection });
    return entry;
  });
}

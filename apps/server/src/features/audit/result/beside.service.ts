/** A review beside another one of the same contract. */
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import { type ObjectScope, requireMember } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orGone, readStoredJson } from '../../../platform/documents/stored-json.ts';
import { auditSummary } from '../audit.input.ts';
import { auditServerText } from '../audit.text.ts';
import { reviewedTask } from '../reviewed-task.ts';
import { besideEachOther, type ListedRisk, listedRisks } from './list-risks.ts';

/** A guest may be the other side, and has no business with the standpoints the team has looked at. */
export async function readBeside(
  database: Database,
  blobs: BlobStore,
  scope: ObjectScope,
  id: string,
  standpoint: string | undefined,
) {
  const { reviewed } = auditSummary.parse((await reviewedTask(database, scope, id)).summary);
  requireMember(scope);
  const other =
    standpoint === undefined
      ? reviewed?.former
      : reviewed?.others.find((one) => one.standpoint === standpoint);
  if (!reviewed?.listSha256 || !other)
    throw new AppError('NOT_FOUND', {
      message: standpoint === undefined ? auditServerText.noFormer : auditServerText.notBeside(standpoint),
    });
  const here = await listIn(blobs, reviewed.listSha256);
  const there = await listIn(blobs, other.listSha256);
  // For another standpoint no model was asked.
  const isAsked = ({ origin }: ListedRisk) => origin === 'own' || origin === 'model';
  const compared = standpoint === undefined ? here : here.filter((risk) => !isAsked(risk));
  return { rows: besideEachOther(compared, there), notCompared: here.length - compared.length };
}

async function listIn(blobs: BlobStore, sha256: string): Promise<readonly ListedRisk[]> {
  return listedRisks.parse(await orGone(readStoredJson(blobs, sha256)));
}

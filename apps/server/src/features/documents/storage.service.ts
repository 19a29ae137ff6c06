/** The storage used by a space's documents, and the limit of its plan. */

import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { readStorageLimit } from '../billing/index.ts';
import { sumVolume } from './versions.repository.ts';

export async function readStorage(connection: Connection, scope: TeamScope) {
  const { used, trashed, documents } = await sumVolume(connection, scope);
  return {
    doc_volume: used,
    doc_volume_limit: await readStorageLimit(connection, scope, new Date()),
    trash_volume: trashed,
    doc_count: documents,
  };
}

/** Before something is added, in the same transaction: two uploads never use the same free space. */
export async function requireRoom(connection: Connection, scope: TeamScope, bytes: number): Promise<void> {
  await lockSpace(connection, scope);
  const { used } = await sumVolume(connection, scope);
  const limit = await readStorageLimit(connection, scope, new Date());
  if (limit !== null && used + bytes > limit) throw new AppError('STORAGE_FULL');
}

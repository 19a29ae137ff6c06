/** Records changes to a document's collaborators in the security records of its team. */
import type { RecordedAction } from '@wenjian/api';
import type { Connection } from '../../platform/database/database.ts';
import { recordAction } from '../records/index.ts';
import { type CollaboratorRow, objectOf, readTask } from '../tasks/index.ts';
import type { MembersChange, Visit } from './visit.ts';

export async function recordShared(
  connection: Connection,
  { scope, product, tools }: Visit,
  action: RecordedAction,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const task = await readTask(connection, scope, product.id);
  if (task) await recordAction(connection, scope, { action, ...objectOf(tools, task), details });
}

/** One record for each person whose state changed, so that each can be found by person. */
export async function recordMembers(
  connection: Connection,
  visit: Visit,
  { phones, permission }: MembersChange,
  before: ReadonlyMap<string, CollaboratorRow>,
): Promise<void> {
  for (const phone of phones) {
    const was = before.get(phone);
    if (permission === null) {
      if (was) await recordShared(connection, visit, 'memberRemoved', { phone });
    } else if (was?.state !== 'joined' && was?.state !== 'invited')
      await recordShared(connection, visit, 'invited', { phone, permission });
    else if (was.permission !== permission)
      await recordShared(connection, visit, 'permissionChanged', { phone, permission });
  }
}

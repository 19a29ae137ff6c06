/** The part of a response that all tools' tasks share. */
import { errorCatalogue, isErrorName } from '@wenjian/api';
import type { Abilities } from '../../platform/access/authorise.ts';
import type { TaskRow } from './tasks.repository.ts';

export function presentTask(row: TaskRow, abilities: Abilities) {
  const { id, teamId, ownerId, title, status, stage, fraction } = row;
  return {
    id,
    teamId,
    ownerId,
    title,
    status,
    progress: { stage, fraction },
    failure: isErrorName(row.failure)
      ? { name: row.failure, message: row.failureMessage ?? errorCatalogue[row.failure].message }
      : null,
    ...(status === 'complete' && row.failureMessage !== null ? { notice: row.failureMessage } : {}),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    abilities,
  };
}

import { errorCatalogue, isErrorName, type recentTask, toolTable } from '@wenjian/api';
import type { z } from 'zod';
import { shownName } from '../../platform/display-name.ts';
import type { RecentRow } from './recent.repository.ts';

export function presentRecent(row: RecentRow): z.output<typeof recentTask> {
  const { id, tool, title, status, stage, fraction, failure, failureMessage, resultSha256 } = row;
  return {
    id,
    tool,
    title,
    status,
    progress: { stage, fraction },
    failure: isErrorName(failure)
      ? { name: failure, message: failureMessage ?? errorCatalogue[failure].message }
      : null,
    ...(status === 'complete' && failureMessage !== null ? { notice: failureMessage } : {}),
    // A run without a result has only prepared the next one.
    isWaiting: status === 'complete' && resultSha256 === null,
    link: toolTable[tool].resultPath(id),
    ownerName: row.spaceType === 'personal' ? null : shownName(row.owner),
    askedAt: row.askedAt.toISOString(),
  };
}

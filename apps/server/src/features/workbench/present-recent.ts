import { type AnswerOf, errorCatalogue, isErrorName, type listRecentTasks, type Tools } from '@wenjian/api';
import { shownName } from '../../platform/people/display-name.ts';
import type { RecentRow } from './recent.repository.ts';

type RecentTask = AnswerOf<typeof listRecentTasks>['items'][number];

export function presentRecent({ rows }: Tools, row: RecentRow): RecentTask {
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
    link: rows[tool].resultPath(id),
    ownerName: row.spaceType === 'personal' ? null : shownName(row.owner),
    askedAt: row.askedAt.toISOString(),
  };
}

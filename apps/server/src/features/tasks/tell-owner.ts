/** A user does not watch a long run to its end: a message announces that it has ended, and how. */
import type { Tools } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { findOpenBatch, postMessages, retellBatch } from '../messages/index.ts';
import type { TaskRow } from './tasks.repository.ts';
import { taskText as text } from './tasks.text.ts';

/** Shorter ones are watched to their end. */
const WATCHED_MS = 20_000;
/** Runs of a tool that end within this time of each other are one batch, and one message. */
const BATCH_MS = 10 * 60_000;

/**
 * Waiting in the queue counts too: the time starts with the request. `failure`: null if there is a result.
 */
export function tellOwner(
  { rows }: Tools,
  { teamId }: TeamScope,
  { id, tool, title, ownerId, askedAt }: TaskRow,
) {
  return async (connection: Connection, failure: string | null): Promise<void> => {
    if (Date.now() - askedAt.getTime() < WATCHED_MS) return;
    const { title: name, resultPath, listPath } = rows[tool];
    const since = new Date(Date.now() - BATCH_MS);
    const open = await findOpenBatch(connection, { userId: ownerId, teamId, tool: name, since });
    const before = open?.subject?.kind === 'tasks' ? open.subject : { done: 0, failed: 0 };
    const counts = {
      kind: 'tasks' as const,
      tool: name,
      done: before.done + (failure === null ? 1 : 0),
      failed: before.failed + (failure === null ? 0 : 1),
    };
    if (open) {
      const content = text.batch(name, counts, title);
      return retellBatch(connection, open.id, { content, link: listPath, subject: counts });
    }
    const content = failure === null ? text.done(name, title) : text.failed(name, title, failure);
    const link = resultPath(id);
    await postMessages(connection, [
      { userId: ownerId, teamId, kind: 'taskEnded', content, link, subject: counts },
    ]);
  };
}

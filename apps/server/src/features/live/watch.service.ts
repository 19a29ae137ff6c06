/** Waits for a change of a task on behalf of a viewer; waiting is what makes the viewer present. */

import type { SignedInUser } from '../../platform/access/authorise.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LiveChannel } from '../../platform/live/live-channel.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { announceChange, listPresent, markPresent, readVersions } from './changes.repository.ts';
import { changedSince, writeCursor } from './cursor.ts';
import type { DiscussionAccess } from './discussion-access.ts';

/** Shorter than what proxies allow. */
const WAIT_MS = 20_000;

export interface WatchParts {
  readonly database: Database;
  readonly live: Pick<LiveChannel, 'wait'>;
  readonly access: DiscussionAccess;
}

export interface Watcher {
  readonly user: SignedInUser;
  readonly scope: ObjectScope;
}

export async function watch(
  { database, live, access }: WatchParts,
  { user, scope }: Watcher,
  taskId: string,
  cursor: string | undefined,
) {
  await database.transaction(async (transaction) => {
    if (await markPresent(transaction, scope, taskId)) await announceChange(transaction, taskId, 'people');
  });
  // Started before the check, so that no announcement in between is missed.
  const waited = cursor === undefined ? null : live.wait(taskId, WAIT_MS);
  let versions = await readVersions(database, taskId);
  if (waited && cursor !== undefined) {
    if (changedSince(cursor, versions).length === 0) {
      await waited;
      versions = await readVersions(database, taskId);
    }
    // A viewer who lost access meanwhile is told so, and not who is still viewing.
    if (!(await access(user, taskId))?.abilities.read) throw new AppError('NOT_FOUND');
  }
  const people = await listPresent(database, scope, taskId);
  return {
    cursor: writeCursor(versions),
    changed: cursor === undefined ? [] : [...changedSince(cursor, versions)],
    people: people.map((person) => ({ userId: person.id, name: shownName(person) })),
  };
}

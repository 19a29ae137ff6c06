/**
 * The room for files. A space with a paid plan has the room of its plan; all other spaces of one owner share
 * the room of the free plan, so that further teams bring none. Counted are files, results that are files, and running
 * uploads with what they have announced, from their first chunk on.
 */
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { readFilesLimit } from '../billing/index.ts';
import {
  listSpacesOf,
  lockUser,
  sumDeletedFiles,
  sumFiles,
  sumResults,
  sumTextBase,
  sumUploads,
} from './room.repository.ts';
import { type FileRow, keepFile } from './uploads.repository.ts';
import { uploadsText } from './uploads.text.ts';

/** After this long without a chunk an upload keeps only the room of what it has sent. */
export const LEFT_AFTER_MS = 3_600_000;
/**
 * Deleted files take no room, but lie in the store until they are purged. With them the space may take this many
 * times its room, so that deleting and uploading in turn does not fill the store.
 */
const WITH_DELETED = 2;

/** After the upload was noted, in its transaction; throws if the files no longer fit. The space is locked. */
export async function requireRoom(
  connection: Connection,
  scope: TeamScope,
  now: Date,
  refused: string = uploadsText.fileRefused,
): Promise<void> {
  const limit = await readFilesLimit(connection, scope, now);
  if (limit.bytes === null) return;
  const teamIds = limit.isFree ? await sharingSpaces(connection, scope, now) : [scope.teamId];
  const results = await sumResults(connection, teamIds);
  const kept = (await sumFiles(connection, teamIds)) + (await sumTextBase(connection, teamIds)) + results.all;
  const uploading = await sumUploads(connection, teamIds, new Date(now.getTime() - LEFT_AFTER_MS));
  const stored = kept + uploading;
  if (stored <= limit.bytes) return;
  const deleted = (await sumDeletedFiles(connection, teamIds)) + results.deleted;
  if (stored - deleted > limit.bytes)
    throw new AppError('FILES_FULL', { message: uploadsText.full(limit.bytes, limit.isFree, refused) });
  if (stored > WITH_DELETED * limit.bytes)
    throw new AppError('FILES_FULL', { message: uploadsText.fullOfDeleted(refused) });
}

/** Before a task whose results are files: a space that is full makes no more of them. */
export async function requireRoomForResults(database: Database, scope: TeamScope): Promise<void> {
  await database.transaction(async (connection) => {
    await lockSpace(connection, scope);
    await requireRoom(connection, scope, new Date(), uploadsText.taskRefused);
  });
}

/** A result that becomes a file of the space takes room like an upload. */
export async function keepInRoom(
  database: Database,
  scope: TeamScope,
  file: { readonly name: string; readonly size: number; readonly sha256: string },
): Promise<FileRow> {
  return database.transaction(async (connection) => {
    await lockSpace(connection, scope);
    const kept = await keepFile(connection, scope, file);
    await requireRoom(connection, scope, new Date());
    return kept;
  });
}

/** The spaces without a paid plan of the same owner; nobody else adds to them until the transaction ends. */
async function sharingSpaces(
  connection: Connection,
  scope: TeamScope,
  now: Date,
): Promise<readonly string[]> {
  const space = await lockSpace(connection, scope);
  if (space === null) throw new AppError('NOT_FOUND');
  await lockUser(connection, space.ownerId);
  const shared: string[] = [];
  for (const teamId of await listSpacesOf(connection, space.ownerId))
    if ((await readFilesLimit(connection, { teamId }, now)).isFree) shared.push(teamId);
  return shared;
}

/**
 * Comments on findings: everybody who may open the result reads them, people who may change it write them.
 */

import { COMMENTS_MAX_PER_TASK, type comment, type Tools } from '@wenjian/api';
import type { z } from 'zod';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { isHiddenFrom } from '../../platform/documents/finding-index.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { postMessages } from '../messages/index.ts';
import { announceChange } from './changes.repository.ts';
import {
  type CommentRow,
  type CommentText,
  countComments,
  deleteComment,
  GONE,
  insertComment,
  listComments,
  listReaders,
  readTitle,
  rewriteComment,
  type TaskTool,
} from './comments.repository.ts';
import { liveText as text } from './live.text.ts';

type Comment = z.output<typeof comment>;

export interface NewComment extends CommentText {
  readonly findingId: string;
}

/** The reader or writer, and whether they may delete other people's comments. */
export interface Commenter {
  readonly scope: ObjectScope;
  readonly removesAny: boolean;
}

/**
 * The lasting key of a finding, which survives another run; null if its id never changes. Throws if there is
 * no such finding.
 */
export type FindingDigest = (scope: ObjectScope, taskId: string, findingId: string) => Promise<string | null>;

/** A tool that is not listed has no findings. */
export type FindingDigests = Readonly<Partial<Record<TaskTool, FindingDigest>>>;

export interface CommentParts {
  readonly database: Database;
  readonly tools: Tools;
}

export async function readComments(database: Database, speaker: Commenter, taskId: string) {
  const rows = await listComments(database, speaker.scope, taskId);
  const people = await listReaders(database, speaker.scope, taskId);
  return {
    items: rows.filter((row) => isShown(row, speaker)).map((row) => present(row, speaker)),
    people: people.map((person) => ({ userId: person.id, name: shownName(person) })),
  };
}

export async function addComment(
  { database, tools, findings }: CommentParts & { readonly findings: FindingDigests },
  speaker: Commenter,
  taskId: string,
  { findingId, body, mentions }: NewComment,
): Promise<Comment> {
  const { scope } = speaker;
  const task = await readTitle(database, scope, taskId);
  const digestOf = task ? findings[task.tool] : undefined;
  if (!digestOf) throw new AppError('NOT_FOUND', { message: text.noFindings });
  const findingDigest = await digestOf(scope, taskId, findingId);
  return database.transaction(async (transaction) => {
    if ((await countComments(transaction, scope, taskId)) >= COMMENTS_MAX_PER_TASK)
      throw new AppError('COMMENTS_FULL');
    const told = await readersAmong(transaction, scope, taskId, mentions);
    const words = { body, mentions: told };
    const id = await insertComment(transaction, scope, { taskId, findingId, findingDigest, ...words });
    const written = await required(transaction, speaker, taskId, id);
    await tellMentioned(transaction, tools, scope, taskId, { told, author: written.author.name });
    await announceChange(transaction, taskId, 'comments');
    return written;
  });
}

/** People mentioned for the first time are notified. */
export async function changeComment(
  { database, tools }: CommentParts,
  speaker: Commenter,
  place: { readonly taskId: string; readonly id: string; readonly version: number },
  { body, mentions }: CommentText,
): Promise<Comment> {
  return database.transaction(async (transaction) => {
    const { scope } = speaker;
    const { taskId, id } = place;
    const before = await required(transaction, speaker, taskId, id);
    const told = await readersAmong(transaction, scope, taskId, mentions);
    // Only written if its version is the one that was read.
    if (!(await rewriteComment(transaction, scope, place, { body, mentions: told })))
      throw new AppError(before.isOwn ? 'CONFLICT' : 'FORBIDDEN');
    const added = told.filter((userId) => !before.mentions.includes(userId));
    await tellMentioned(transaction, tools, scope, taskId, { told: added, author: before.author.name });
    await announceChange(transaction, taskId, 'comments');
    return required(transaction, speaker, taskId, id);
  });
}

export async function removeComment(
  database: Database,
  speaker: Commenter,
  place: { readonly taskId: string; readonly id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (await deleteComment(transaction, speaker.scope, place, speaker.removesAny))
      return announceChange(transaction, place.taskId, 'comments');
    const known = await required(transaction, speaker, place.taskId, place.id);
    // Already deleted, which is what was requested.
    if (!known.isDeleted) throw new AppError('FORBIDDEN');
  });
}

/** Only people who may open the result; nobody else learns that it exists. */
async function readersAmong(
  connection: Connection,
  scope: ObjectScope,
  taskId: string,
  mentions: readonly string[],
): Promise<readonly string[]> {
  const wanted = new Set(mentions);
  wanted.delete(scope.userId);
  if (wanted.size === 0) return [];
  const readers = await listReaders(connection, scope, taskId);
  return readers.map(({ id }) => id).filter((id) => wanted.has(id));
}

async function tellMentioned(
  connection: Connection,
  { rows }: Tools,
  scope: ObjectScope,
  taskId: string,
  { told, author }: { readonly told: readonly string[]; readonly author: string },
): Promise<void> {
  const task = await readTitle(connection, scope, taskId);
  if (!task) return;
  await postMessages(
    connection,
    told.map((userId) => ({
      userId,
      teamId: null,
      kind: 'mention' as const,
      content: text.mentioned(author, task.title),
      link: rows[task.tool].resultPath(taskId),
      subject: null,
      aboutUserId: scope.userId,
    })),
  );
}

/** What a finding that is gone was about is not known any more: a guest keeps only their own words on it. */
function isShown({ comment: { findingId, userId } }: CommentRow, { scope }: Commenter): boolean {
  if (scope.role === 'guest' && findingId.startsWith(GONE)) return userId === scope.userId;
  return !isHiddenFrom(scope, findingId);
}

async function required(
  connection: Connection,
  speaker: Commenter,
  taskId: string,
  id: string,
): Promise<Comment> {
  const [row] = await listComments(connection, speaker.scope, taskId, id);
  if (!row) throw new AppError('NOT_FOUND', { message: text.commentGone });
  return present(row, speaker);
}

function present({ comment, author }: CommentRow, { scope, removesAny }: Commenter): Comment {
  const { id, findingId, body, mentions, version, createdAt, editedAt, deletedAt, userId } = comment;
  const isOwn = userId === scope.userId && deletedAt === null;
  return {
    id,
    findingId,
    author: { userId: author.id, name: shownName(author) },
    body,
    version,
    at: createdAt.toISOString(),
    isEdited: editedAt !== null,
    isDeleted: deletedAt !== null,
    isOwn,
    canDelete: isOwn || (removesAny && deletedAt === null),
    mentions,
  };
}

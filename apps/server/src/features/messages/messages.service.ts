/** A user's messages and notices, as the routes show them. */
import type { message, notice, requestStates } from '@wenjian/api';
import type { z } from 'zod';
import type { MessageSubject } from '../../database/schema.ts';
import type { AccessPorts, ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import {
  deleteOne,
  deleteWithReadBefore,
  findMessage,
  listMessages,
  type MessageFilter,
  type MessageRow,
} from './messages.repository.ts';
import { acknowledge, type UsersNotice } from './notices.repository.ts';

export type RequestState = (typeof requestStates)[number];

/** The states of the requests that messages are about; each feature with requests knows its own. */
export type RequestStateReader = (
  connection: Connection,
  subjects: readonly MessageSubject[],
) => Promise<readonly RequestState[]>;

/** Ended runs ask for nothing. */
export type RequestStateReaders = Readonly<
  Record<Exclude<MessageSubject['kind'], 'tasks'>, RequestStateReader>
>;

/** A message belongs to a person, whatever space it is about: it is reached from their personal space. */
export async function messageAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
  membership: AccessPorts['membership'],
): Promise<ObjectAccess | null> {
  if (!(await findMessage(connection, user.id, id))) return null;
  const scope = await membership(user.id, user.personalTeamId);
  const abilities = { read: true, change: true, run: false, share: false, delete: true };
  return scope && { scope, abilities };
}

export async function readList(
  database: Database,
  userId: string,
  filter: MessageFilter,
  readers: RequestStateReaders,
) {
  const { items, total } = await listMessages(database, userId, filter);
  const stateOf = new Map<string, RequestState>();
  for (const kind of ['product', 'team'] as const) {
    const asking = items.filter(isRequest).filter(({ subject }) => subject.kind === kind);
    const subjects = asking.map(({ subject }) => subject);
    const states = await readers[kind](database, subjects);
    for (const [index, { id }] of asking.entries()) stateOf.set(id, states[index] ?? 'gone');
  }
  return { items: items.map((row) => present(row, stateOf.get(row.id) ?? null)), total };
}

function isRequest(row: MessageRow): row is MessageRow & { readonly subject: MessageSubject } {
  return (row.kind === 'joinRequest' || row.kind === 'teamRequest') && row.subject !== null;
}

function present(row: MessageRow, request: RequestState | null): z.output<typeof message> {
  const { id, kind, content, link, teamId, subject, readAt, createdAt } = row;
  return {
    id,
    kind,
    content,
    link,
    teamId,
    subject,
    request,
    isRead: readAt !== null,
    at: createdAt.toISOString(),
  };
}

export async function removeMessages(
  database: Database,
  userId: string,
  { id, extent }: { readonly id: string; readonly extent: 'one' | 'read' },
): Promise<number> {
  return extent === 'one' ? deleteOne(database, userId, id) : deleteWithReadBefore(database, userId, id);
}

/** `templateNumber`: the notice the caller believes the message to be, if given. */
export async function acknowledgeNotice(
  database: Database,
  userId: string,
  { id, templateNumber }: { readonly id: string; readonly templateNumber: string | undefined },
) {
  const acknowledged = await acknowledge(database, userId, id, templateNumber);
  // An ordinary message cannot be acknowledged, and another notice has not been seen.
  if (!acknowledged) throw new AppError('NOT_FOUND');
  return presentNotice(acknowledged);
}

export function presentNotice({ id, content, templateNumber, ackAt }: UsersNotice): z.output<typeof notice> {
  return {
    id,
    content,
    template_number: templateNumber,
    ack: ackAt !== null,
    ack_time: ackAt?.toISOString() ?? null,
  };
}

/**
 * Opens a document to people outside its team space, closes and reopens it; people are invited by phone or
 * ask for access. Changes to one document's members run one after another, and each may be repeated safely.
 */
import { COLLABORATION_MAX_MEMBERS, type CollaborationPermission } from '@wenjian/api';
import { requireMember } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { announceChange } from '../live/index.ts';
import { findStanding, type TaskStanding } from '../tasks/index.ts';
import {
  countMembers,
  findMembers,
  findTeammates,
  listMembers,
  lockCollaboration,
  openCollaboration,
  readDocument,
  removeMembers,
  saveMember,
  setClosed,
} from './collaboration.repository.ts';
import { collaborationText as text } from './collaboration.text.ts';
import { answerRequest, invite } from './member.rules.ts';
import { type Collaboration, presentCollaboration } from './present-collaboration.ts';
import { isProduct } from './product-tools.ts';
import { recordMembers, recordShared } from './record-sharing.ts';
import { tellAnswer, tellInvited } from './tell-members.ts';
import type { MembersChange, Visit } from './visit.ts';

export async function readCollaboration(connection: Connection, visit: Visit): Promise<Collaboration> {
  const { user, scope, product } = visit;
  const standing = await requireStanding(connection, visit);
  const document = await readDocument(connection, scope, product.id);
  if (!document) throw new AppError('NOT_FOUND');
  const members = await listMembers(connection, scope, product.id);
  return presentCollaboration({ userId: user.id, standing, document, members });
}

/** Only the product type of the path. */
export async function requireStanding(
  connection: Connection,
  { user, product, tools }: Visit,
): Promise<TaskStanding> {
  const standing = await findStanding(connection, user, product.id);
  if (!standing || !isProduct(tools, standing.tool, product)) throw new AppError('NOT_FOUND');
  // Deleted after the request was authorised.
  if (standing.isDeleted) throw new AppError('GONE');
  return standing;
}

export async function open(database: Database, visit: Visit): Promise<Collaboration> {
  return database.transaction(async (transaction) => {
    const { collaboration } = await requireStanding(transaction, visit);
    await openCollaboration(transaction, requireMember(visit.scope), visit.product.id);
    if (collaboration !== 'open') await recordShared(transaction, visit, 'opened');
    await announceChange(transaction, visit.product.id, 'collaboration');
    return readCollaboration(transaction, visit);
  });
}

export async function close(database: Database, visit: Visit, isClosed: boolean): Promise<Collaboration> {
  return database.transaction(async (transaction) => {
    const { collaboration } = await requireStanding(transaction, visit);
    if (!(await setClosed(transaction, requireMember(visit.scope), visit.product.id, isClosed)))
      throw new AppError('COLLABORATION_NOT_OPEN');
    if (isClosed !== (collaboration === 'closed'))
      await recordShared(transaction, visit, isClosed ? 'closed' : 'opened');
    await announceChange(transaction, visit.product.id, 'collaboration');
    return readCollaboration(transaction, visit);
  });
}

export async function changeMembers(
  database: Database,
  visit: Visit,
  change: MembersChange,
): Promise<Collaboration> {
  return lockedChange(database, visit, async (connection) => {
    const { product } = visit;
    const scope = requireMember(visit.scope);
    const document = await readDocument(connection, scope, product.id);
    const phones = [...new Set(change.phones)];
    if (document?.owner.phone && phones.includes(document.owner.phone))
      throw new AppError('INVALID_REQUEST', { message: text.ownerIsIn });
    const existing = await findMembers(connection, scope, product.id, phones);
    await recordMembers(connection, visit, { ...change, phones }, existing);
    if (change.permission === null) return removeMembers(connection, scope, product.id, phones);
    const teammates = await findTeammates(connection, scope, phones);
    const at = new Date();
    for (const phone of phones) {
      const teammateId = teammates.get(phone) ?? null;
      const invitation = { permission: change.permission, by: scope.userId, at, teammateId };
      const state = invite(existing.get(phone) ?? null, invitation);
      await saveMember(connection, scope, { taskId: product.id, phone }, state);
    }
    await requireRoom(connection, visit);
    const strangers = phones.filter((phone) => !existing.has(phone) && !teammates.has(phone));
    await tellInvited(connection, visit, strangers);
  });
}

export async function answerJoin(
  database: Database,
  visit: Visit,
  answer: {
    readonly phone: string;
    readonly accepted: boolean;
    readonly permission?: CollaborationPermission | undefined;
  },
): Promise<Collaboration> {
  return lockedChange(database, visit, async (connection) => {
    const { product } = visit;
    const scope = requireMember(visit.scope);
    const { phone, accepted, permission = 'readonly' } = answer;
    const existing = await findMembers(connection, scope, product.id, [phone]);
    const answered = answerRequest(existing.get(phone) ?? null, {
      isAccepted: accepted,
      permission,
      by: scope.userId,
      at: new Date(),
    });
    if (answered.kind === 'neverAsked') throw new AppError('NOT_FOUND', { message: text.noRequest });
    if (answered.kind === 'answeredBefore') throw new AppError('JOIN_ANSWERED');
    if (answered.kind === 'repeated') return;
    await saveMember(connection, scope, { taskId: product.id, phone }, answered.state);
    await recordShared(connection, visit, accepted ? 'letIn' : 'refused', { phone });
    await requireRoom(connection, visit);
    const asker = existing.get(phone)?.userId;
    if (asker) await tellAnswer(connection, visit, { userId: asker, isAccepted: accepted });
  });
}

/** In a transaction that locks the document's members; the answer shows them as they are then. */
export async function lockedChange(
  database: Database,
  visit: Visit,
  change: (connection: Connection) => Promise<void>,
): Promise<Collaboration> {
  return database.transaction(async (transaction) => {
    await requireStanding(transaction, visit);
    if (!(await lockCollaboration(transaction, visit.scope, visit.product.id)))
      throw new AppError('COLLABORATION_NOT_OPEN');
    await change(transaction);
    await announceChange(transaction, visit.product.id, 'collaboration');
    return readCollaboration(transaction, visit);
  });
}

async function requireRoom(connection: Connection, { scope, product }: Visit): Promise<void> {
  const count = await countMembers(connection, scope, product.id, ['invited', 'joined']);
  if (count > COLLABORATION_MAX_MEMBERS) throw new AppError('COLLABORATION_FULL');
}

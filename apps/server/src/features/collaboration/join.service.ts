/** The calls of visitors: join if invited, ask for access otherwise. */
import { COLLABORATION_MAX_MEMBERS } from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { countMembers, insertRequest, markJoined } from './collaboration.repository.ts';
import { lockedChange, requireStanding } from './collaboration.service.ts';
import { collaborationText as text } from './collaboration.text.ts';
import { waitBeforeAskingMs } from './member.rules.ts';
import type { Collaboration } from './present-collaboration.ts';
import { recordShared } from './record-sharing.ts';
import { tellRequest } from './tell-members.ts';
import type { Visit } from './visit.ts';

export async function join(database: Database, visit: Visit): Promise<Collaboration> {
  return asVisitor(database, visit, async (connection) => {
    const { collaborator } = await requireStanding(connection, visit);
    if (collaborator?.state === 'joined') return;
    if (collaborator?.state === 'invited') {
      await markJoined(connection, visit.scope, collaborator);
      return recordShared(connection, visit, 'joined', { phone: collaborator.phone });
    }
    if (visit.user.phone === null) throw new AppError('PHONE_MISSING');
    const message = collaborator?.state === 'pending' ? text.stillPending : text.notInvited;
    throw new AppError('FORBIDDEN', { message });
  });
}

export async function requestJoin(database: Database, visit: Visit): Promise<Collaboration> {
  return asVisitor(database, visit, async (connection) => {
    const { user, scope, product } = visit;
    const { collaborator } = await requireStanding(connection, visit);
    if (collaborator && collaborator.state !== 'rejected') return;
    const waitMs = collaborator ? waitBeforeAskingMs(collaborator, new Date()) : 0;
    if (waitMs > 0) throw new AppError('JOIN_TOO_SOON', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const phone = collaborator?.phone ?? user.phone;
    if (phone === null) throw new AppError('PHONE_MISSING');
    if ((await countMembers(connection, scope, product.id, ['pending'])) >= COLLABORATION_MAX_MEMBERS)
      throw new AppError('COLLABORATION_FULL');
    if (!(await insertRequest(connection, scope, { taskId: product.id, phone })))
      throw new AppError('CONFLICT', { message: text.phoneTaken });
    await tellRequest(connection, visit, phone);
  });
}

/** Members of the document's space already have access, whether it was opened to others or not. */
async function asVisitor(
  database: Database,
  visit: Visit,
  change: (connection: Connection) => Promise<void>,
): Promise<Collaboration> {
  return lockedChange(database, visit, async (connection) => {
    const { role, collaboration } = await requireStanding(connection, visit);
    if (role !== null) return;
    // Closed after the request was authorised.
    if (collaboration === 'closed') throw new AppError('COLLABORATION_CLOSED');
    await change(connection);
  });
}

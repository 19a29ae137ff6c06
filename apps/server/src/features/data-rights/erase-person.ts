/**
 * Removes a person's traces outside their own spaces. Their row stays, emptied, because other rows refer to
 * it.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { coupons, messages, newUserInvitations, uploads, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { keepTraces } from './closed-traces.ts';
import type { ClosedUser } from './closure.repository.ts';
import { dataRightsText as text } from './data-rights.text.ts';
import { forgetNames } from './forget-names.ts';
import { inDeletingOrder } from './table-order.ts';
import { rowsOfPerson, type TableRule } from './table-rule.ts';

/** No issuer has this name: nobody can sign in to it. */
const NO_ISSUER = 'erased';

/** Returns the blob store keys of the chunks of unfinished uploads. */
export async function erasePerson(
  connection: Connection,
  rules: readonly TableRule[],
  user: ClosedUser,
): Promise<readonly string[]> {
  const { id } = user;
  const parts = await connection
    .select({ partsKey: uploads.partsKey })
    .from(uploads)
    .where(eq(uploads.userId, id));
  await forgetNames(connection, user);
  await keepTraces(connection, user);
  for (const rule of inDeletingOrder(rules.filter(({ withPerson }) => withPerson === 'delete'))) {
    const rows = rowsOfPerson(rule, user);
    if (rows) await connection.delete(rule.table).where(rows);
  }
  await connection.delete(messages).where(eq(messages.userId, id));
  await connection.delete(coupons).where(and(eq(coupons.userId, id), isNull(coupons.orderId)));
  await connection
    .update(newUserInvitations)
    .set({ deviceId: randomUUID() })
    .where(eq(newUserInvitations.inviteeId, id));
  await emptyUser(connection, id);
  return parts.map(({ partsKey }) => partsKey);
}

async function emptyUser(connection: Connection, id: string): Promise<void> {
  await connection
    .update(users)
    .set({
      issuer: NO_ISSUER,
      sub: randomUUID(),
      phone: null,
      phoneChangedAt: null,
      email: null,
      notificationChoices: null,
      name: text.erased,
      username: null,
      nickname: null,
      picture: null,
      hasOwnName: false,
      hasOwnPicture: false,
      currentTeamId: null,
      attribution: null,
      teamTrialAt: null,
      signedOutAt: null,
    })
    .where(eq(users.id, id));
}

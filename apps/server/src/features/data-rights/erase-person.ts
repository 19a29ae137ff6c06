/** A person's traces outside of their own spaces. Their row stays, empty, for what others have to lead to. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { coupons, messages, newUserInvitations, securityRecords, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database.ts';
import type { ClosedUser } from './closure.repository.ts';
import { dataMap } from './data-map.ts';
import { dataRightsText as text } from './data-rights.text.ts';
import { inDeletingOrder } from './table-order.ts';
import { rowsOfPerson } from './table-rule.ts';

/** No issuer is called so: nobody can sign in to it. */
const NO_ISSUER = 'erased';

export async function erasePerson(connection: Connection, user: ClosedUser): Promise<void> {
  const { id, phone } = user;
  for (const rule of inDeletingOrder(dataMap.filter(({ withPerson }) => withPerson === 'delete'))) {
    const rows = rowsOfPerson(rule, user);
    if (rows) await connection.delete(rule.table).where(rows);
  }
  await connection.delete(messages).where(eq(messages.userId, id));
  await connection.delete(coupons).where(and(eq(coupons.userId, id), isNull(coupons.orderId)));
  await connection
    .update(newUserInvitations)
    .set({ deviceId: randomUUID() })
    .where(eq(newUserInvitations.inviteeId, id));
  if (phone !== null) await forgetPhone(connection, phone);
  await emptyUser(connection, id);
}

/** Where others were told of somebody, or did something to them, by their number. */
async function forgetPhone(connection: Connection, phone: string): Promise<void> {
  await connection
    .update(messages)
    .set({ subject: sql`jsonb_set(${messages.subject}, '{phone}', 'null')` })
    .where(sql`${messages.subject} ->> 'phone' = ${phone}`);
  await connection
    .update(messages)
    .set({ content: sql`replace(${messages.content}, ${phone}, ${text.erased})` })
    .where(sql`strpos(${messages.content}, ${phone}) > 0`);
  await connection
    .update(securityRecords)
    .set({
      objectName: sql`replace(${securityRecords.objectName}, ${phone}, ${text.erased})`,
      details: sql`replace(${securityRecords.details}::text, ${phone}, ${text.erased})::jsonb`,
    })
    .where(
      sql`strpos(${securityRecords.objectName}, ${phone}) > 0 or strpos(${securityRecords.details}::text, ${phone}) > 0`,
    );
}

async function emptyUser(connection: Connection, id: string): Promise<void> {
  await connection
    .update(users)
    .set({
      issuer: NO_ISSUER,
      sub: randomUUID(),
      phone: null,
      name: text.erased,
      username: null,
      nickname: null,
      picture: null,
      currentTeamId: null,
      attribution: null,
    })
    .where(eq(users.id, id));
}

/** Removes a person's names and numbers from messages and records of others. */
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { messages, securityRecords, teamMembers, teamRequests } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { maskPhone } from '../../platform/people/display-name.ts';
import type { ClosedUser } from './closure.repository.ts';
import { dataRightsText as text } from './data-rights.text.ts';

/** A message that names a person begins with the name, whatever it was then; one of these texts follows. */
const NAME_FIRST = '^.*?( 申请加入| 分享了《| 在《|接受了您的邀请)';

/** Before their memberships are deleted, which contain their names and the recipients. */
export async function forgetNames(connection: Connection, user: ClosedUser): Promise<void> {
  const { id, phone } = user;
  await connection
    .update(messages)
    .set({ content: sql`regexp_replace(${messages.content}, ${NAME_FIRST}, ${`${text.erased}\\1`})` })
    .where(
      or(
        eq(messages.aboutUserId, id),
        sql`${messages.subject} ->> 'userId' = ${id}`,
        ...(phone === null ? [] : [sql`${messages.subject} ->> 'phone' = ${phone}`]),
      ),
    );
  for (const name of await namesOf(connection, user)) await forgetOlder(connection, id, name);
  if (phone !== null) await forgetPhone(connection, phone);
}

async function namesOf(connection: Connection, user: ClosedUser): Promise<ReadonlySet<string>> {
  const { id, name, username, nickname, phone } = user;
  const asMember = await connection
    .select({ name: teamMembers.name })
    .from(teamMembers)
    .where(eq(teamMembers.userId, id));
  const asked = await connection
    .select({ name: teamRequests.name })
    .from(teamRequests)
    .where(eq(teamRequests.userId, id));
  const all = [
    name,
    username,
    nickname,
    phone && maskPhone(phone),
    ...[...asMember, ...asked].map((row) => row.name),
  ];
  return new Set(all.flatMap((one) => one || []));
}

/**
 * Messages from before the named person was stored: only those to people who know them, because others may
 * have the same name.
 */
async function forgetOlder(connection: Connection, userId: string, name: string): Promise<void> {
  const acquainted: SQL = sql`(
    select theirs.user_id from team_members theirs join team_members own using (team_id) where own.user_id = ${userId}
    union select inviter_id from new_user_invitations where invitee_id = ${userId})`;
  await connection
    .update(messages)
    .set({ content: sql`${text.erased}::text || substr(${messages.content}, ${[...name].length + 1}::int)` })
    .where(
      and(
        isNull(messages.aboutUserId),
        inArray(messages.kind, ['teamRequest', 'joinRequest', 'shared', 'mention', 'reward']),
        sql`(starts_with(${messages.content}, ${`${name} `}) or starts_with(${messages.content}, ${`${name}接受了`}))`,
        inArray(messages.userId, acquainted),
      ),
    );
}

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

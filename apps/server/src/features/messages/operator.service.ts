/** Texts from an operator to users: a popup, an announcement on the workbench, a message in the list. */
import { ANNOUNCEMENT_TEMPLATE_PREFIX } from '@wenjian/api';
import { eq } from 'drizzle-orm';
import { teamMembers, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type NewMessage, postMessages } from './messages.repository.ts';
import { type NewNotice, replaceNotice } from './notices.repository.ts';

export async function publishPopup(connection: Connection, notice: NewNotice): Promise<void> {
  await replaceNotice(connection, notice);
}

/** Each has its own number, by which it can be withdrawn. */
export async function publishAnnouncement(
  connection: Connection,
  notice: Omit<NewNotice, 'templateNumber'>,
  now: Date,
): Promise<string> {
  const templateNumber = `${ANNOUNCEMENT_TEMPLATE_PREFIX}${now.toISOString()}`;
  await replaceNotice(connection, { ...notice, templateNumber });
  return templateNumber;
}

export interface OperatorMessage {
  readonly content: string;
  /** A path of the product. */
  readonly link: string | null;
  /** The members of this space; null: everybody who has an account. */
  readonly teamId: string | null;
}

/** The number of recipients. */
export async function postToMany(
  connection: Connection,
  { content, link, teamId }: OperatorMessage,
): Promise<number> {
  const readers =
    teamId === null
      ? connection.select({ userId: users.id }).from(users)
      : connection
          .select({ userId: teamMembers.userId })
          .from(teamMembers)
          .where(eq(teamMembers.teamId, teamId));
  const people = await readers;
  return insertInParts(
    connection,
    people.map(({ userId }) => ({
      ...{ userId, teamId, kind: 'announcement' as const, content, link },
      subject: null,
    })),
  );
}

/** The limit of values in one statement. */
const PART = 1000;

async function insertInParts(connection: Connection, rows: readonly NewMessage[]): Promise<number> {
  for (let start = 0; start < rows.length; start += PART)
    await postMessages(connection, rows.slice(start, start + PART));
  return rows.length;
}

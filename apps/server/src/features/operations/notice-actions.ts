/** Operators' texts to users; each is recorded in the audit trail, in the same transaction. */

import type { Connection, Database } from '../../platform/database/database.ts';
import {
  endNotice,
  listNoticesInForce,
  postToMany,
  publishAnnouncement,
  publishPopup,
} from '../messages/index.ts';
import { type Operator, recordOperation } from './operations.repository.ts';

export interface NoticeActions {
  /** Replaces the one with the same number; users who saw that one have not seen this. */
  publishPopup(templateNumber: string, notice: OperatorNotice): Promise<boolean>;
  /** Its number, by which it can be withdrawn. */
  publishAnnouncement(notice: OperatorNotice): Promise<string | null>;
  listNotices(): Promise<Awaited<ReturnType<typeof listNoticesInForce>>>;
  /** False if none with this number was shown. */
  endNotice(templateNumber: string): Promise<boolean>;
  /** The number of recipients. */
  postMessage(message: OperatorMessage): Promise<number | null>;
}

/**
 * `holder`: a team space, or the phone number of one person; null: everybody. An unknown holder publishes
 * nothing.
 */
interface OperatorNotice {
  readonly content: string;
  readonly holder: string | null;
  readonly endsAt: Date | null;
}

interface OperatorMessage {
  readonly content: string;
  /** A path of the product. */
  readonly link: string | null;
  readonly holder: string | null;
}

export function noticeActions(
  database: Database,
  operator: Operator,
  findSpace: (holder: string) => Promise<string | null>,
): NoticeActions {
  /** Null: the operator named an unknown recipient. */
  const publish = async <Done>(holder: string | null, work: Publication<Done>): Promise<Done | null> => {
    const teamId = holder === null ? null : await findSpace(holder);
    if (holder !== null && teamId === null) return null;
    return database.transaction((transaction) => work(transaction, teamId));
  };
  const record = (connection: Connection, action: string, subject: string, content: string | null) =>
    recordOperation(connection, operator, { action, subject, details: { content } });
  return {
    publishPopup: async (templateNumber, { holder, ...notice }) =>
      (await publish(holder, async (transaction, teamId) => {
        await publishPopup(transaction, { ...notice, templateNumber, audience: 'everybody', teamId });
        await record(transaction, 'popup', templateNumber, notice.content);
        return true;
      })) ?? false,
    publishAnnouncement: ({ holder, ...notice }) =>
      publish(holder, async (transaction, teamId) => {
        const shown = { ...notice, audience: 'everybody', teamId } as const;
        const templateNumber = await publishAnnouncement(transaction, shown, new Date());
        await record(transaction, 'announce', templateNumber, notice.content);
        return templateNumber;
      }),
    listNotices: () => listNoticesInForce(database),
    endNotice: (templateNumber) =>
      database.transaction(async (transaction) => {
        const isEnded = await endNotice(transaction, templateNumber);
        if (isEnded) await record(transaction, 'withdraw', templateNumber, null);
        return isEnded;
      }),
    postMessage: ({ content, link, holder }) =>
      publish(holder, async (transaction, teamId) => {
        await record(transaction, 'message', teamId ?? EVERYBODY, content);
        return postToMany(transaction, { content, link, teamId });
      }),
  };
}

type Publication<Done> = (transaction: Connection, teamId: string | null) => Promise<Done>;

/** For the audit trail of a message to all. */
const EVERYBODY = 'everybody';

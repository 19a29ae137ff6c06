/** Sends what is due: by mail, or to each browser of its reader. A failure is tried again later, and touches nothing but the delivery. */
import type { MailSender } from '../../adapters/mail/mail.port.ts';
import type { PushSender } from '../../adapters/push/push.port.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { groupOf } from '../messages/index.ts';
import {
  type ClaimedDelivery,
  claimDue,
  endDelivery,
  hasOpenRuns,
  postpone,
  readDelivery,
} from './deliveries.repository.ts';
import { notificationsText as text } from './notifications.text.ts';
import { listSubscriptions, removeSubscription } from './push.repository.ts';
import { UNSUBSCRIBE_PATH, unsubscribeToken } from './unsubscribe.ts';

export interface DeliveryParts {
  readonly database: Database;
  readonly mail: MailSender;
  readonly push: PushSender;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** After the first, second … attempt; after the last of them it is given up. */
const RETRY_SECONDS = [60, 300, 1800, 7200, 21_600];
/** A batch that is still running tells everything at once, but nobody waits longer than this. */
const BATCH_WAIT_SECONDS = 20;
const BATCH_LIMIT_MS = 30 * 60_000;
const MESSAGES_PATH = '/dashboard';

export async function deliverDue(parts: DeliveryParts, signal?: AbortSignal): Promise<void> {
  for (const id of await claimDue(parts.database)) {
    if (signal?.aborted) return;
    await deliver(parts, id);
  }
}

async function deliver(parts: DeliveryParts, id: string): Promise<void> {
  const { database, log } = parts;
  const claimed = await readDelivery(database, id);
  if (!claimed) return;
  const { way, attempts, createdAt } = claimed.delivery;
  if (!isStillWanted(claimed)) return endDelivery(database, id, 'skipped');
  if (await isBatchOpen(database, claimed, createdAt))
    return postpone(database, id, BATCH_WAIT_SECONDS, false);
  try {
    const isSent = way === 'mail' ? await sendMail(parts, claimed) : await sendPush(parts, claimed);
    await endDelivery(database, id, isSent ? 'sent' : 'skipped');
  } catch (error) {
    log.warn({ err: error, way, attempts }, 'message not delivered');
    const pause = RETRY_SECONDS[attempts - 1];
    if (pause === undefined) await endDelivery(database, id, 'failed');
    else await postpone(database, id, pause, true);
  }
}

/** Who has read it in the product, or has thought better of it, gets nothing. */
function isStillWanted({ delivery: { way }, message, choices, email }: ClaimedDelivery): boolean {
  const { readAt, createdAt, deletedAt, kind } = message;
  const wasRead = readAt !== null && readAt > createdAt;
  const hasAddress = way === 'push' || email !== null;
  return deletedAt === null && !wasRead && hasAddress && choices?.[groupOf(kind)][way] === true;
}

async function isBatchOpen(database: Database, { message }: ClaimedDelivery, since: Date): Promise<boolean> {
  if (message.kind !== 'taskEnded' || message.teamId === null) return false;
  if (Date.now() - since.getTime() > BATCH_LIMIT_MS) return false;
  return hasOpenRuns(database, message.userId, message.teamId);
}

async function sendMail(
  { database, mail, publicUrl }: DeliveryParts,
  { message, email }: ClaimedDelivery,
): Promise<boolean> {
  if (email === null) return false;
  const token = await unsubscribeToken(database, { userId: message.userId, group: groupOf(message.kind) });
  const unsubscribeUrl = `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
  const link = `${publicUrl}${message.link ?? MESSAGES_PATH}`;
  await mail.send({ to: email, unsubscribeUrl, ...text.mail(sentenceOf(message), link, unsubscribeUrl) });
  return true;
}

/** Sent if one browser took it; browsers that have ended it are forgotten. Throws only if all others failed. */
async function sendPush({ database, push }: DeliveryParts, { message }: ClaimedDelivery): Promise<boolean> {
  const shown = { title: text.product, body: sentenceOf(message), link: message.link ?? MESSAGES_PATH };
  let isSent = false;
  let failure: unknown;
  for (const device of await listSubscriptions(database, message.userId)) {
    try {
      if ((await push.send(device, shown)) === 'sent') isSent = true;
      else await removeSubscription(database, message.userId, device.endpoint);
    } catch (error) {
      failure = error;
    }
  }
  if (!isSent && failure !== undefined) throw failure;
  return isSent;
}

function sentenceOf({ kind, subject }: ClaimedDelivery['message']): string {
  if (kind !== 'taskEnded') return text.sentence(kind);
  const counts = subject?.kind === 'tasks' ? subject : { done: 1, failed: 0, tool: undefined };
  return text.ended(counts.tool ?? text.someTool, counts);
}

import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { countSince, insertInquiry, lockPhone, type NewInquiry } from './inquiries.repository.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Each one sends a mail to a person. */
const A_DAY_PER_PHONE = 3;

/** Stored and queued in one transaction: a confirmed inquiry is neither lost nor left unsent. */
export async function sendInquiry(database: Database, queue: JobQueue, given: NewInquiry): Promise<void> {
  await database.transaction(async (transaction) => {
    // Simultaneous inquiries are counted one after another.
    await lockPhone(transaction, given.phone);
    const sent = await countSince(transaction, given.phone, new Date(Date.now() - DAY_MS));
    if (sent >= A_DAY_PER_PHONE) throw new AppError('INQUIRY_LIMIT');
    const inquiryId = await insertInquiry(transaction, given);
    await queue.enqueue('inquiryMail', { inquiryId }, { connection: transaction });
  });
}

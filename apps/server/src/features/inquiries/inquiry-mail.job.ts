/**
 * Sends the mail of an inquiry. If every attempt fails, it stays stored, marked as not sent, for `admin
 * inquiries`.
 */
import type { MailSender } from '../../adapters/mail/mail.port.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { markMailed, readInquiry } from './inquiries.repository.ts';
import { inquiryMail } from './inquiry-mail.ts';

export function inquiryMailJob(
  database: Database,
  mail: MailSender,
  recipient: string,
): JobHandler<'inquiryMail'> {
  return {
    name: 'inquiryMail',
    async run({ payload: { inquiryId } }) {
      const row = await readInquiry(database, inquiryId);
      // Sent by an attempt whose success was not recorded in the queue.
      if (!row || row.mailedAt) return;
      await mail.send({ to: recipient, ...inquiryMail(row) });
      await markMailed(database, inquiryId);
    },
    async giveUp() {
      // Nothing to do: operators see both the dead letter and the inquiry without its mail.
    },
  };
}

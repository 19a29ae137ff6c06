/**
 * The embedded default: mails are written as files that any mail program opens, and nothing leaves the
 * machine.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose-mail.ts';
import type { MailSender } from './mail.port.ts';

export function createOutboxMail(folder: string, from: string): MailSender {
  return {
    async send(mail) {
      const date = new Date();
      const messageId = randomUUID();
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${date.toISOString().replaceAll(':', '-')}-${messageId}.eml`);
      // Whoever looks never finds half a mail.
      await writeFile(`${path}.part`, await composeMail(mail, { from, messageId, date }));
      await rename(`${path}.part`, path);
    },
  };
}

/** Creates the mail service: through the configured program, or into files on this machine. */
import { join } from 'node:path';
import { createCommandMail } from '../adapters/mail/command.mail.ts';
import type { MailSender } from '../adapters/mail/mail.port.ts';
import { createOutboxMail } from '../adapters/mail/outbox.mail.ts';
import type { Config } from '../platform/config/config.ts';

export function createMail({ mail, dataFolder }: Config): MailSender {
  return mail.command
    ? createCommandMail(mail.command, mail.from)
    : createOutboxMail(join(dataFolder, 'outbox'), mail.from);
}

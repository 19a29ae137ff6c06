/**
 * Mail through a program that takes a message on its standard input, as sendmail does: postfix, exim, msmtp and others
 * bring one, and with it queueing, TLS and the account at the mail server. No shell is in between.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { composeMail } from './compose-mail.ts';
import { MailDeliveryError, type MailSender } from './mail.port.ts';

/** The longest time a mail server that does not answer may block a worker. */
const LIMIT_MS = 60_000;
/** The length of the program's error output that is kept; enough for its reason. */
const REASON_CHARACTERS = 500;

/** `command`: the program and its arguments, `/usr/sbin/sendmail -t -i`. */
export function createCommandMail(command: readonly string[], from: string): MailSender {
  const [program = '', ...args] = command;
  return {
    async send(mail) {
      const message = await composeMail(mail, { from, messageId: randomUUID(), date: new Date() });
      await new Promise<void>((resolve, reject) => {
        const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'pipe'], timeout: LIMIT_MS });
        let reason = '';
        child.stderr.on('data', (chunk: Buffer) => {
          reason = `${reason}${chunk}`.slice(0, REASON_CHARACTERS);
        });
        // A program that ends without reading reports why by its exit status.
        child.stdin.on('error', () => undefined);
        child.on('error', (error) => reject(new MailDeliveryError(error.message)));
        child.on('close', (status, signal) => {
          if (status === 0) resolve();
          else reject(new MailDeliveryError(`${program} ended with ${status ?? signal}: ${reason.trim()}`));
        });
        child.stdin.end(message);
      });
    },
  };
}

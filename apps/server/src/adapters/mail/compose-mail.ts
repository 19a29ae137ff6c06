/**
 * In: a mail and who sends it. Out: the message as mail programs take it, in ASCII alone. nodemailer writes it; nothing is sent here.
 * Promise: nothing of the subject or the text can become a header of its own, and nothing is read from files or addresses they name.
 */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.port.ts';

export interface Envelope {
  readonly from: string;
  readonly messageId: string;
  readonly date: Date;
}

export function composeMail(
  { to, subject, text, unsubscribeUrl }: Mail,
  { from, messageId, date }: Envelope,
): Promise<Buffer> {
  const message = new MailComposer({
    from,
    to,
    subject,
    text,
    date,
    messageId: `<${messageId}@${from.split('@').at(-1)}>`,
    textEncoding: 'base64',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
  });
  return message.compile().build();
}

function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

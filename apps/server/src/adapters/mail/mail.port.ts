/** Mail to operators and to people who want some. */

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Where the reader ends mails like this one, with one click in a mail program (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailSender {
  /** Resolves when the mail has been handed over; throws MailDeliveryError when it could not be. */
  send(mail: Mail): Promise<void>;
}

export class MailDeliveryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailDeliveryError';
  }
}

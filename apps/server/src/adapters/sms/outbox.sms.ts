/** The embedded default: messages go to a list on this machine and to its log. For one person on one machine only. */
import type { SmsSender } from './sms.port.ts';

interface OutboxMessage {
  readonly phone: string;
  readonly code: string;
  readonly sentAt: Date;
}

export interface OutboxSms extends SmsSender {
  /** The last messages, newest first. */
  list(): readonly OutboxMessage[];
}

export interface OutboxSmsOptions {
  readonly log: { info(message: string): void };
  readonly clock?: () => Date;
}

export const OUTBOX_SIZE = 100;

export function createOutboxSms({ log, clock = () => new Date() }: OutboxSmsOptions): OutboxSms {
  let messages: readonly OutboxMessage[] = [];
  return {
    async send(phone, code) {
      messages = [{ phone, code, sentAt: clock() }, ...messages].slice(0, OUTBOX_SIZE);
      // The last digits are enough to tell two codes apart; full numbers do not belong in logs.
      log.info(`本机短信收件箱：尾号 ${phone.slice(-4)} 的登录验证码为 ${code}`);
    },
    list: () => messages,
  };
}

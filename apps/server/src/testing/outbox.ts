/** What a test product has sent: codes by SMS, mails as files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProduct } from './test-product.ts';

export async function lastCodeTo({ server }: Pick<TestProduct, 'server'>, phone: string): Promise<string> {
  const answer = await server.app.inject({ method: 'GET', url: '/dev/outbox' });
  const { messages } = answer.json<{ messages: readonly { phone: string; code: string }[] }>();
  return messages.find((message) => message.phone === phone)?.code ?? '';
}

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly head: string;
}

/** Oldest first. */
export function sentMails(dataFolder: string): readonly SentMail[] {
  const folder = join(dataFolder, 'outbox');
  return readNames(folder).map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort();
  } catch {
    // Made with the first mail.
    return [];
  }
}

function readMail(message: string): SentMail {
  const [head = '', body = ''] = message.split('\r\n\r\n');
  const field = (name: string) => new RegExp(`^${name}: ((?:.*\\r\\n[ \\t])*.*)`, 'm').exec(head)?.[1] ?? '';
  const words = field('Subject').matchAll(/=\?utf-8\?B\?([^?]*)\?=/gi);
  return {
    to: field('To'),
    subject: [...words].map(([, word = '']) => Buffer.from(word, 'base64').toString()).join(''),
    text: Buffer.from(body, 'base64').toString(),
    head,
  };
}

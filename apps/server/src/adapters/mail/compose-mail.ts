/**
 * In: a mail and who sends it. Out: the message as RFC 5322 and MIME write it, in ASCII alone, so that every
 * mail program accepts it. Promise: nothing in the subject or the text can become a header.
 */
import type { Mail } from './mail.port.ts';

export interface Envelope {
  readonly from: string;
  readonly messageId: string;
  readonly date: Date;
}

export function composeMail({ to, subject, text }: Mail, { from, messageId, date }: Envelope): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${messageId}@${from.split('@').at(-1)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...lines(Buffer.from(text, 'utf8').toString('base64')),
    '',
  ].join('\r\n');
}

/**
 * RFC 2047 allows 75 characters per word: 45 bytes in base64 plus its markers; characters are never split.
 */
const WORD_BYTES = 42;

function encodedWords(value: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of value) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

const LINE_CHARACTERS = 76;

function lines(base64: string): readonly string[] {
  return base64.match(new RegExp(`.{1,${LINE_CHARACTERS}}`, 'g')) ?? [];
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCommandMail } from './command.mail.ts';
import { composeMail } from './compose-mail.ts';
import { MailDeliveryError } from './mail.port.ts';
import { createOutboxMail } from './outbox.mail.ts';

const FROM = 'wenjian@example.com';
const mail = {
  to: 'sales@example.com',
  subject: '【文鉴】企业需求：云杉数据科技（上海）有限公司法务与合规中心\r\nBcc: someone@example.com',
  text: '姓名：张三\n\n内容：\n需要私有部署。\n.\n第二行',
};
const envelope = { from: FROM, messageId: 'm1', date: new Date('2026-11-15T06:03:00Z') };

function partsOf(message: string) {
  const [head = '', body = ''] = message.split('\r\n\r\n');
  const subject = /^Subject: ((?:.*\r\n )*.*)/m.exec(head)?.[1] ?? '';
  const words = subject.split('\r\n ').map((word) => /^=\?utf-8\?B\?(.*)\?=$/i.exec(word)?.[1] ?? '?');
  return {
    head,
    subject: words.map((word) => Buffer.from(word, 'base64').toString()).join(''),
    text: Buffer.from(body, 'base64').toString(),
  };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wenjian-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a composed mail', () => {
  it('is ASCII in short lines, and reads back as it was written', async () => {
    const message = String(await composeMail(mail, envelope));
    expect(message).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(message.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    expect(partsOf(message)).toMatchObject({
      subject: mail.subject.replace('\r\n', ' '),
      text: mail.text,
    });
  });

  it('lets nothing of the subject become a header', async () => {
    const { head } = partsOf(String(await composeMail(mail, envelope)));
    expect(
      head
        .split('\r\n')
        .filter((line) => /^\S/.test(line))
        .map((line) => line.split(':')[0])
        .sort(),
    ).toEqual([
      'Content-Transfer-Encoding',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
    expect(head).toContain('Date: Sun, 15 Nov 2026 06:03:00 +0000');
  });
});

it('the outbox keeps each mail as a separate file', async () => {
  const outbox = createOutboxMail(join(folder, 'outbox'), FROM);
  await outbox.send(mail);
  await outbox.send({ ...mail, text: '另一封' });
  const files = readdirSync(join(folder, 'outbox')).sort();
  const texts = files.map((name) => partsOf(readFileSync(join(folder, 'outbox', name), 'utf8')).text);
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
  expect(new Set(texts)).toEqual(new Set([mail.text, '另一封']));
});

describe('a mail program', () => {
  it('gets the whole message on its standard input', async () => {
    const path = join(folder, 'taken.eml');
    const keep = `require('fs').writeFileSync(${JSON.stringify(path)}, require('fs').readFileSync(0))`;
    await createCommandMail([process.execPath, '-e', keep], FROM).send(mail);
    expect(partsOf(readFileSync(path, 'utf8')).text).toBe(mail.text);
  });

  it('that refuses or does not exist is a delivery error with its reason', async () => {
    const refuse = [process.execPath, '-e', 'console.error("no such user"); process.exit(67)'];
    await expect(createCommandMail(refuse, FROM).send(mail)).rejects.toThrow(/67: no such user/);
    await expect(createCommandMail([join(folder, 'nothing')], FROM).send(mail)).rejects.toBeInstanceOf(
      MailDeliveryError,
    );
  });
});

/** Files with a password are opened with it, and with no other. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { CFB } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildZip, docxEntries } from '../fixtures.testing.ts';
import { readDocument } from '../read-document.ts';
import { readAgileLock } from './agile-lock.ts';
import { lockedPdf } from './locked-pdf.testing.ts';
import { unlockFile } from './unlock-file.ts';
import { findKey } from './unlock-office.ts';

const PASSWORD = '合同2026';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unlock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sha512 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha512');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const number = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer);

function seal(key: Buffer, start: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key.subarray(0, 32), start.subarray(0, 16));
  cipher.setAutoPadding(false);
  const filled = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)]);
  return Buffer.concat([cipher.update(filled), cipher.final()]);
}

/** As Word locks a file, with fewer turns. */
function lockedOffice(content: Buffer, kept = Number.POSITIVE_INFINITY): Buffer {
  const [salt, contentSalt, key, input] = [16, 16, 32, 16].map((size) => randomBytes(size));
  if (!salt || !contentSalt || !key || !input) throw new Error('no salt');
  const spins = 1000;
  let spun = sha512(salt, Buffer.from(PASSWORD, 'utf16le'));
  for (let turn = 0; turn < spins; turn++) spun = sha512(number(turn), spun);
  const sealed = (purpose: string, plain: Buffer) =>
    seal(sha512(spun, Buffer.from(purpose, 'hex')), salt, plain).toString('base64');
  const common =
    'saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"';
  const info = `<?xml version="1.0"?><encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${common} saltValue="${contentSalt.toString('base64')}"/><keyEncryptors><keyEncryptor><p:encryptedKey spinCount="${spins}" ${common} saltValue="${salt.toString('base64')}" encryptedVerifierHashInput="${sealed('fea7d2763b4b9e79', input)}" encryptedVerifierHashValue="${sealed('d7aa0f6d3061344e', sha512(input))}" encryptedKeyValue="${sealed('146e0be7abacd0d6', key)}"/></keyEncryptor></keyEncryptors></encryption>`;
  const size = Buffer.alloc(8);
  size.writeUInt32LE(content.length);
  const segments: Buffer[] = [];
  for (let at = 0, turn = 0; at < content.length; at += 4096, turn++)
    segments.push(seal(key, sha512(contentSalt, number(turn)), content.subarray(at, at + 4096)));
  const file = CFB.utils.cfb_new();
  const head = Buffer.from('0400040040000000', 'hex');
  CFB.utils.cfb_add(file, 'EncryptionInfo', Buffer.concat([head, Buffer.from(info)]));
  CFB.utils.cfb_add(file, 'EncryptedPackage', Buffer.concat([size, ...segments]).subarray(0, kept));
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}

async function store(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

describe('a Word file with a password', () => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, at) => `<w:p><w:r><w:t>第${at}条 甲方</w:t></w:r></w:p>`,
  );
  const content = buildZip(docxEntries({ body: paragraphs.join('') }));

  it('is refused, and read when it was opened with it', async () => {
    const path = await store('a.docx', lockedOffice(content));
    expect(await readDocument({ path, name: 'a.docx' })).toMatchObject({ reason: 'encrypted' });
    const output = join(folder, 'open.docx');
    expect(await unlockFile(path, PASSWORD, output)).toBe('unlocked');
    expect((await readFile(output)).equals(content)).toBe(true);
    expect(await readDocument({ path: output, name: 'a.docx' })).toMatchObject({ kind: 'document' });
  });

  it('stays closed to any other', async () => {
    const path = await store('b.docx', lockedOffice(content));
    const output = join(folder, 'closed.docx');
    for (const wrong of ['', '合同2025', `${PASSWORD} `])
      expect(await unlockFile(path, wrong, output)).toBe('wrongPassword');
    expect(existsSync(output)).toBe(false);
  });

  it('that holds something else than an Office file, or less than it says, is damaged', async () => {
    const other = await store('d.docx', lockedOffice(Buffer.alloc(9000, 1)));
    expect(await unlockFile(other, PASSWORD, join(folder, 'other'))).toBe('damaged');
    const path = await store('e.docx', lockedOffice(content, 2048));
    expect(await unlockFile(path, PASSWORD, join(folder, 'short'))).toBe('damaged');
    expect(existsSync(join(folder, 'other')) || existsSync(join(folder, 'short'))).toBe(false);
  });

  it('that is locked in another way, or with endless turns, says so', async () => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, 'EncryptionInfo', Buffer.from('0300020024000000', 'hex'));
    CFB.utils.cfb_add(file, 'EncryptedPackage', Buffer.alloc(5000));
    const path = await store('c.docx', Buffer.from(CFB.write(file, { type: 'buffer' })));
    expect(await unlockFile(path, PASSWORD, join(folder, 'x'))).toBe('unknownLock');
    const endless = `<keyData saltValue="${'A'.repeat(24)}" keyBits="256" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"/>`;
    const head = Buffer.from('0400040040000000', 'hex');
    const many = endless.replace('<keyData', '<p:encryptedKey spinCount="4000000000"');
    expect(readAgileLock(Buffer.concat([head, Buffer.from(endless + many)]))).toBeNull();
  });

  it('is told by the verifier that others published with its password', () => {
    // A known hash of an Office 2013 file; only its verifier is given, so a right password is told from a wrong one.
    const salt = Buffer.from('36537a3373756b587632386d77665362', 'hex');
    const sealing = { hash: 'sha512', salt, keyBytes: 32, blockBytes: 16 };
    const lock = {
      content: sealing,
      password: {
        ...sealing,
        spinCount: 100_000,
        verifierInput: Buffer.from('c5958bd6177be548ce33d99f8e4fd7a7', 'hex'),
        verifierHash: Buffer.from('43baa9dfab09a7e54b9d719dbe5187f1f7b55d7b761361fe1f60c85b044aa125', 'hex'),
        key: Buffer.alloc(32),
      },
    };
    const password = '1234567890'.repeat(12);
    expect(findKey(lock, `${password}12345`)).not.toBeNull();
    expect(findKey(lock, `${password}12346`)).toBeNull();
  });
});

describe('a PDF with a password', () => {
  it('is refused, and read when it was opened with it', async () => {
    const path = await store('a.pdf', await lockedPdf('secret'));
    expect(await readDocument({ path, name: 'a.pdf' })).toMatchObject({ reason: 'encrypted' });
    const output = join(folder, 'open.pdf');
    expect(await unlockFile(path, 'wrong', output)).toBe('wrongPassword');
    expect(existsSync(output)).toBe(false);
    expect(await unlockFile(path, 'secret', output)).toBe('unlocked');
    const read = await readDocument({ path: output, name: 'a.pdf' });
    expect(read.kind === 'document' && read.document.text).toBe('Contract 2026');
  });

  it('that has none needs none', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const path = await store('b.pdf', Buffer.from(await document.save()));
    expect(await unlockFile(path, 'secret', join(folder, 'y'))).toBe('notLocked');
    expect(await unlockFile(await store('b.txt', Buffer.from('甲方')), 'x', join(folder, 'y'))).toBe(
      'notLocked',
    );
  });
});

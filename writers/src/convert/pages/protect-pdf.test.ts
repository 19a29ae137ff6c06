import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdf, unlockFile } from '@wenjian/readers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPdf } from '../../../../readers/src/pdf/pdf.testing.ts';
import { lockedPdf } from '../../../../readers/src/unlock/locked-pdf.testing.ts';
import { protectPdf } from './protect-pdf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

it('gives a PDF a password, without which it does not open and with which it is the same', async () => {
  const bytes = await buildPdf((builder) => {
    builder.page();
    builder.text('第一条 双方应当保密。', { x: 80, y: 160 });
  });
  const [source, output, open] = [await fileOf('a.pdf', bytes), join(folder, 'b.pdf'), join(folder, 'c.pdf')];
  expect(await protectPdf(source, '开门 2026', output)).toEqual({ kind: 'protected', notes: [] });
  await expect(readPdf(output)).rejects.toThrow('密码');
  expect(await unlockFile(output, '开门', open)).toBe('wrongPassword');
  expect(await unlockFile(output, '开门 2026', open)).toBe('unlocked');
  expect((await readPdf(open)).text).toContain('双方应当保密');
}, 60_000);

it('says why a file gets no password', async () => {
  const locked = await fileOf('locked.pdf', await lockedPdf('old'));
  const text = await fileOf('a.txt', '这是一段文字');
  const output = join(folder, 'none.pdf');
  expect(await protectPdf(locked, 'new', output)).toMatchObject({ kind: 'refused', reason: 'encrypted' });
  expect(await protectPdf(text, 'new', output)).toMatchObject({
    message: '该操作只适用于 PDF 文件，请先把文件转换为 PDF。',
  });
  expect(await protectPdf(text, '密'.repeat(43), output)).toMatchObject({
    message: '密码请填 1 到 127 个字节（一个汉字占 3 个字节）。',
  });
}, 60_000);

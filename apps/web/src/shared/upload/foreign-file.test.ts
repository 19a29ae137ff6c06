import { expect, it } from 'vitest';
import { isForeignFile } from './foreign-file.ts';

const blob = (hex: string) =>
  new Blob([Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))]);

it.each([
  ['a Windows program', '4d5a90000300000004000000ffff0000'],
  ['a Linux program', '7f454c46020101000000000000000000'],
  ['a RAR archive', '526172211a0701003392b5e50a010506'],
  ['an MP4 film', '00000020667479706d70343200000000'],
  ['a WAV recording', '5249464624080000574156456d667420'],
])('%s is none of our files', async (_what, hex) => {
  expect(await isForeignFile(blob(hex))).toBe(true);
});

it.each([
  ['a Word file', '504b0304140006000800000021000000'],
  ['an old Word file', 'd0cf11e0a1b11ae10000000000000000'],
  ['a PDF', '255044462d312e370a25e2e3cfd30a0a'],
  ['a photo of an iPhone', '00000024667479706865696300000000'],
  ['a WebP picture', '524946461a0000005745425056503820'],
])('%s is left to the server', async (_what, hex) => {
  expect(await isForeignFile(blob(hex))).toBe(false);
});

it('a text that begins like one of them is a text', async () => {
  for (const text of ['MZ 项目合同', 'ID3 号合同', '', 'Rar! 合同'])
    expect(await isForeignFile(new Blob([text])), text).toBe(false);
});

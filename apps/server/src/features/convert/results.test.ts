/** The small pure parts of conversion: archives, names, text. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { fileFraction } from './conversion-parts.ts';
import { uniqueNames } from './output-names.ts';
import { textOfPages } from './text-of-pages.ts';
import { writeArchive } from './write-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an archive', () => {
  it('contains every file in its directory, byte for byte, with Chinese names, and is the same each time', async () => {
    const contents = { '合同（一）.pdf': 'A'.repeat(70_000), '附件.txt': '', '图 1.png': '乙' };
    const files = Object.entries(contents).map(([name, content], index) => {
      const path = join(folder, String(index));
      writeFileSync(path, content);
      return { path, name };
    });
    const path = join(folder, 'all.zip');
    expect(await writeArchive(path, files)).toBe(true);
    expect(unpack(readFileSync(path))).toEqual(contents);
    const before = readFileSync(path);
    await writeArchive(path, files);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

/** Reads as unpacking programs do: from the end to the directory, from there to the files. */
function unpack(zip: Buffer): Readonly<Record<string, string>> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42) + 30 + nameLength;
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24));
    expect(crc32(content)).toBe(zip.readUInt32LE(at + 16));
    files[name] = content.toString();
    at += 46 + nameLength;
  }
  return files;
}

describe('names of results', () => {
  it('are safe in any folder and always unique', () => {
    expect(uniqueNames(['合同.pdf', '合同.PDF', '../a:b.txt', '', '合同.pdf'])).toEqual([
      '合同.pdf',
      '合同 (2).PDF',
      '.._a_b.txt',
      '文件',
      '合同 (3).pdf',
    ]);
  });
});

describe('the progress of one file', () => {
  it('is its share of the whole, file after file; merged files advance together', () => {
    const each = (fraction: number) =>
      [0, 1].map((index) => fileFraction({ kind: 'compress', quality: 'low' }, 2, index, fraction));
    expect([each(0.25), each(0.75), each(1)]).toEqual([
      [0.5, 0],
      [1, 0.5],
      [1, 1],
    ]);
    expect(fileFraction({ kind: 'merge' }, 2, 1, 0.3)).toBe(0.3);
  });
});

describe('the text of recognised pages', () => {
  const line = (text: string, paragraph: number) => ({
    text,
    paragraph,
    confidence: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
  });
  const page = (...lines: readonly ReturnType<typeof line>[]) => ({ width: 1, height: 1, lines });

  it('joins the lines of a paragraph, with a space between Latin words only', () => {
    const first = page(line('甲方应于', 0), line('三日内付款。', 0), line('the other', 1), line('party', 1));
    expect(textOfPages([first, page(line('第二页', 0))])).toBe(
      '甲方应于三日内付款。\nthe other party\n\n第二页',
    );
  });
});

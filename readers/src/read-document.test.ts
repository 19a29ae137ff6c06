import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildZip, docxEntries, outline, paragraph, readBytes } from './fixtures.testing.ts';

const contract = '甲方应当支付货款。\n乙方应当交付货物。\n';
const blocks = [
  ['paragraph', '甲方应当支付货款。'],
  ['paragraph', '乙方应当交付货物。'],
];

/** 甲方 etc. in GB18030, which Node can decode but not encode. */
const gb18030Contract = Buffer.from(
  'bcd7b7bdd3a6b5b1d6a7b8b6bbf5bfeea1a30ad2d2b7bdd3a6b5b1bdbbb8b6bbf5ceefa1a30a',
  'hex',
);

function utf16(text: string, isBigEndian: boolean, hasMark: boolean): Buffer {
  const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(contract)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${contract}`)],
    ['UTF-16 LE with a mark', utf16(contract, false, true)],
    ['UTF-16 BE with a mark', utf16(contract, true, true)],
    ['UTF-16 LE without a mark', utf16(contract, false, false)],
    ['UTF-16 BE without a mark', utf16(contract, true, false)],
    ['GB18030', gb18030Contract],
    ['Windows line breaks', Buffer.from(contract.replaceAll('\n', '\r\n'))],
  ])('in %s is read as its lines', async (_, bytes) => {
    expect(outline(await readBytes(bytes))).toEqual(blocks);
  });

  it('is read for any file name', async () => {
    expect(outline(await readBytes(contract, '合同.pdf'))).toEqual(blocks);
  });

  it('leaves out blank lines and keeps the spaces within a line', async () => {
    expect(outline(await readBytes('\n  第一条  定义\n \n\n第二条\n'))).toEqual([
      ['paragraph', '  第一条  定义'],
      ['paragraph', '第二条'],
    ]);
  });

  it('that starts like another format is still text', async () => {
    expect(outline(await readBytes('BM公司与PK公司的合同'))).toEqual([['paragraph', 'BM公司与PK公司的合同']]);
    expect(outline(await readBytes('PK公司'))).toEqual([['paragraph', 'PK公司']]);
  });
});

describe('an unreadable file gets its own clear sentence', () => {
  const reasonAndMessage = async (bytes: Buffer | string) => {
    const result = await readBytes(bytes);
    return result.kind === 'unreadable' ? [result.reason, result.message] : result.kind;
  };

  it('when it is empty', async () => {
    expect(await reasonAndMessage('')).toEqual(['empty', '文件是空的，没有任何内容。']);
    expect(await reasonAndMessage(' \n\t\n')).toEqual(['empty', '文件中没有可读取的文字。']);
  });

  it.each([
    ['PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), '图片'],
    ['JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), '图片'],
    ['BMP', Buffer.from('424d36000000000000003600000028', 'hex'), '图片'],
    ['a zip of other files', buildZip([{ name: 'a.txt', data: '甲' }]), '压缩包'],
    ['an electronic book', buildZip([{ name: 'mimetype', data: 'application/epub+zip' }]), 'EPUB'],
  ])('when it is %s', async (_, bytes, name) => {
    const [reason, message] = await reasonAndMessage(bytes);
    expect(reason).toBe('unsupported');
    expect(message).toContain(name);
  });

  it.each([
    ['RTF', Buffer.from('{\\rtf1\\ansi hello}')],
    [
      'an OpenDocument file',
      buildZip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' }]),
    ],
  ])('when it is %s and the program that opens it is not installed', async (_, bytes) => {
    const [reason, message] = await reasonAndMessage(bytes);
    expect(reason).toBe('unavailable');
    expect(message).toContain('本系统没有安装 LibreOffice');
  });

  it('when it is noise', async () => {
    const noise = Buffer.concat([Buffer.from([0, 1, 2, 3]), randomBytes(5000)]);
    expect(await reasonAndMessage(noise)).toEqual([
      'unsupported',
      '无法识别该文件的格式，它不是可读取的文档。',
    ]);
  });

  it('when its archive is cut off', async () => {
    const whole = buildZip(docxEntries({ body: paragraph('甲方') }));
    expect(await reasonAndMessage(whole.subarray(0, whole.length - 40))).toEqual([
      'damaged',
      expect.stringContaining('损坏'),
    ]);
  });

  it('when its content is not well-formed', async () => {
    const entries = docxEntries({ body: '<w:p><w:r>' });
    expect(await reasonAndMessage(buildZip(entries))).toEqual([
      'damaged',
      expect.stringContaining('内容结构不完整'),
    ]);
  });

  it('when the body is missing', async () => {
    const entries = docxEntries({ body: '' }).filter((entry) => entry.name !== 'word/document.xml');
    const types =
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    const bytes = buildZip([...entries, { name: '[Content_Types].xml', data: types }]);
    expect(await reasonAndMessage(bytes)).toEqual(['damaged', expect.stringContaining('缺少正文')]);
  });

  it('when a text file has more bytes than any text', async () => {
    expect(await reasonAndMessage(Buffer.alloc(48 * 1024 * 1024 + 1, 'a'))).toEqual([
      'tooLarge',
      '文件超过 48 MB 的上限，无法读取。',
    ]);
  });

  it('when a text file has more characters than a document may have', async () => {
    const lines = (count: number) => Buffer.alloc(count, `${'contract'.repeat(1000)}\n`);
    expect(await reasonAndMessage(lines(20_000_001))).toEqual([
      'tooLarge',
      '文件中的文字超过 2000 万字的上限，无法读取。',
    ]);
    expect(await reasonAndMessage(lines(20_000_000))).toBe('document');
  });
});

describe('a malicious file is refused quickly', () => {
  const bodyOf = (data: Buffer) =>
    docxEntries({ body: '' }).map((entry) =>
      entry.name === 'word/document.xml' ? { ...entry, data, isCompressed: true } : entry,
    );

  it('when it is a zip bomb by declared size', async () => {
    const entries = Array.from({ length: 3 }, (_, index) => ({
      name: `${index}.bin`,
      data: randomBytes(5_000_000),
      isCompressed: true,
      declaredBytes: 1_000_000_000,
    }));
    expect(await readBytes(buildZip(entries))).toMatchObject({ kind: 'unreadable', reason: 'tooLarge' });
  });

  it('when an entry is larger than declared', async () => {
    const [main, ...rest] = bodyOf(
      Buffer.from(docxEntries({ body: paragraph('甲'.repeat(100_000)) })[1]?.data ?? ''),
    ).sort((one) => (one.name === 'word/document.xml' ? -1 : 1));
    const bytes = buildZip([...rest, ...(main === undefined ? [] : [{ ...main, declaredBytes: 100 }])]);
    expect(await readBytes(bytes)).toMatchObject({ kind: 'unreadable', reason: 'damaged' });
  });

  it('when it has more entries than any document', async () => {
    const entries = Array.from({ length: 20_001 }, (_, index) => ({ name: `word/${index}.xml`, data: '' }));
    expect(await readBytes(buildZip(entries))).toMatchObject({ kind: 'unreadable', reason: 'tooLarge' });
  });
});
